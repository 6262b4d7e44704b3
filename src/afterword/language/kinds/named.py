"""Well-known names, the same in every language, by the kind of thing they are. How to read a line: ``reading.py``.

Names that are everyday words besides stand here only together with what tells them apart.
"""

from __future__ import annotations

THINGS = """
packages: npm pnpm yarn bun deno npx pip pipx uv poetry conda mamba pdm cargo gradle maven bundler rubygems composer
    nuget cocoapods carthage swiftpm opam cabal vcpkg pixi homebrew brew apt dnf pacman nix winget chocolatey flatpak
    turborepo lerna
system: linux ubuntu debian arch_linux fedora nixos linux_mint opensuse manjaro macos windows wsl homebrew brew apt
    dnf pacman nix winget chocolatey flatpak
tests: pytest unittest nose2 tox vitest jest mocha jasmine karma cypress playwright selenium puppeteer rspec minitest
    junit testng mockito xctest phpunit pest catch2 gtest nextest testify cucumber tdd
database: postgres postgresql psql mysql mariadb sqlite duckdb mongodb mongo redis cassandra dynamodb supabase
    firestore mssql clickhouse snowflake bigquery prisma drizzle sqlalchemy typeorm sequelize knex sqlx hibernate
    swiftdata core_data active_record sql orm
style: css tailwind tailwindcss sass scss bootstrap bulma styled_components postcss unocss shadcn material_ui mui
    flexbox
interface: react vue svelte angular solidjs preact next.js nextjs nuxt remix astro swiftui uikit flutter
    jetpack_compose gtk tkinter streamlit htmx ember jsx storybook
commits: git commit commits
branches: git rebase rebasing gitflow
reviews: github gitlab bitbucket gerrit
containers: docker podman kubernetes k8s helm colima containerd nerdctl
pipeline: jenkins circleci github_actions gitlab_ci buildkite teamcity travis_ci
deploying: fly.io vercel netlify heroku aws gcp azure cloudflare digitalocean hetzner kubernetes k8s
provisioning: terraform pulumi ansible opentofu cloudformation puppet cdk
shell: bash zsh powershell nushell tmux
editor: vim neovim emacs vscode vs_code helix zed intellij pycharm webstorm xcode jetbrains
tasks: makefile justfile taskfile bazel cmake ninja gulp
formatting: prettier eslint biome ruff flake8 pylint isort gofmt rustfmt clippy clang-format swiftformat rubocop
    stylelint editorconfig
types: mypy pyright typescript
calling: httpx requests axios curl aiohttp reqwest okhttp urllib
serving: fastapi flask django express.js fastify nestjs rails sinatra laravel symfony spring_boot actix axum graphql
    rest grpc trpc koa
logging: structlog loguru winston pino log4j logrus serilog
watching: grafana loki prometheus datadog sentry newrelic kibana splunk opentelemetry
secrets: 1password bitwarden vault lastpass keepass dotenv doppler
validating: zod yup joi valibot pydantic ajv
dates: date-fns moment.js luxon dayjs pendulum utc iso_8601
frames: pandas polars numpy dask pyspark dplyr
charts: matplotlib seaborn plotly ggplot ggplot2 d3 altair bokeh chart.js recharts
icons: lucide fontawesome font_awesome heroicons sf_symbols
mockups: figma penpot balsamiq canva
diagrams: mermaid plantuml graphviz drawio excalidraw
notes: notion obsidian evernote onenote logseq roam joplin zettelkasten
studying: anki
documents: libreoffice microsoft_word latex markdown google_docs typst asciidoc
cited: apa mla chicago_style harvard_style bibtex zotero
meetings: zoom microsoft_teams webex google_meet skype
slides: powerpoint keynote google_slides
mail: gmail outlook thunderbird
"""

PACKAGES = """
    react vue svelte redux zustand zod lodash axios date-fns dayjs jquery typescript eslint prettier tailwind d3
    three.js socket.io prisma numpy pandas polars scipy requests httpx flask django fastapi pydantic sqlalchemy
    matplotlib pytorch tensorflow scikit-learn beautifulsoup boto3 serde tokio anyhow rayon reqwest rails laravel
    lombok
"""
