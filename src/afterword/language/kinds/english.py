"""Kinds of things in English: by which words a memory is about one, and by which a message asks for it."""

from __future__ import annotations

THINGS = """
packages: package_manager* dependenc* lockfile package packages
system: operating_system distro
tests: test tests testing tested
database: database* db schema* queries
style: css stylesheet* styling dark_mode dark_theme*
interface: component* hooks frontend
commits: commit commits
branches: rebas* merge_commit* feature_branch* squash*
reviews: pull_request* prs merge_request* code_review*
containers: container containers
pipeline: ci continuous_integration pipeline*
deploying: deploy* hosting hosts_on staging
provisioning: infrastructure
shell: shell terminal
editor: editor ide
tasks: build_tool task_runner
formatting: tabs indent* line_length formatter linter semicolon* trailing_comma*
errors: exception* error_handling errors result_type unwrap anyhow
types: type_hint* type_annotation* typed typing strict_mode
writing_code: functional early_return* pure_function* composition arrow_function* named_export* default_export*
    immutab* guard_clause* small_functions
calling: http_client*
serving: endpoint* api apis
logging: logs_with logging log_lines
watching: monitoring alerts dashboards
secrets: secrets password_manager environment_variable* env_var* env_file* config_file*
validating: validation validates
dates: timezone* time_zone* timestamp* date_format* dates day_month_year
frames: dataframe* parquet csv
charts: chart charts plot plots graphs
icons: icons icon_set
mockups: mockup* wireframe* prototypes
diagrams: diagram* flowchart*
localizing: localiz* localis* translated i18n
accessible: accessib* screen_reader* alt_text aria wcag
releases: release_note* changelog* semantic_version*
documenting: comments docstring* jsdoc
naming: camelcase camel_case snake_case variable_names naming
concurrency: async await coroutine* promises goroutine*
documents: drafts documents papers articles reports
notes: notes
cited: citation* references bibliograph* footnote*
mail: email emails e-mail* mails letters sign_off sign-off signature
language: british_english american_english spelling oxford_comma serial_comma exclamation_mark* passive_voice em_dash*
    uk_english us_english
billing: invoice* vat hourly_rate day_rate charges_by
meetings: calls meetings appointment*
diet: vegetarian* vegan* meat pescatarian halal kosher gluten* coeliac celiac lactose dairy pork beef peanut* nut nuts
    hazelnut* walnut* almond* shellfish seafood fish keto low-carb diabetic intoleran* eats eat egg eggs cilantro
    coriander mushroom* onion* garlic olives diet spicy
cuisine: thai mexican italian indian korean ethiopian greek vietnamese turkish lebanese mediterranean sushi ramen
    cuisine street_food spicy
cooking: cooks cook cooking oven stove hob microwave air_fryer pressure_cooker slow_cooker rice_cooker bakes meal
    meals recipe* leftovers servings dinner* one-pot
measures: metric grams millilit* cups ounces imperial kilogram* litres liters
distances: kilomet* kms miles metric imperial
warmth: celsius fahrenheit
money: euros dollars francs pounds prices currency yen pesos rupees
budget: budget saves saving frugal second-hand secondhand cheap
alcohol: alcohol wine beer whisky sober teetotal*
hot_drinks: coffee tea decaf espresso oat_milk caffeine
shopping: market supermarket* groceries organic shopping_list*
repairing: repair* mending
travelling: train trains flying fly flies plane planes bus buses cycles bicycle ferry
seats: window_seat* aisle_seat* aisle
packing: luggage carry-on suitcase backpack
lodging: hotel hotels hostel* camping airbnb guesthouse* bed_and_breakfast*
heights: heights
driving: drives car electric_car diesel
pets: cat cats dog dogs puppy kitten rabbit* hamster parrot pet pets
family: daughter* son sons children kids toddler baby
growing: garden balcony houseplant* allotment vegetable_patch
training: runs running gym marathon* swims yoga knee knees lifts cycling climbing workouts back_pain
sleeping: bed sleep sleeps night_shift* night_owl early_riser wakes gets_up
studying: studies exam* library
explained: explanation* analog* step_by_step example_first
reading: novel novels crime_novel* books science_fiction fantasy audiobook*
watched: films movies subtitles series documentaries
listened: jazz music playlist* band choir
reminders: reminder* reminded
slides: slides slide_deck* presentations powerpoint keynote
fonts: helvetica arial typeface* serif sans-serif fonts
chatting: slack whatsapp signal_messages telegram discord text_messages
clothes: clothes clothing wears fashion wool leather shoes sneakers
health: medication* penicillin* asthma migraine* hay_fever pregnant blood_pressure
skin_care: skincare skin_care fragrance* sensitive_skin makeup cosmetics
furniture: furniture solid_wood mattress sofa
smart_home: smart_home home_assistant homekit alexa
games: board_game* video_game* games gaming
investing: index_fund* etf etfs stocks crypto* invests investing
"""

ASKED = """
packages: install* dependenc* package packages librar* lockfile node_modules uninstall* | add need upgrade update bump
    latest version import module outdated remove pull_in bring_in use
system: install* update_the_system driver* operating_system | upgrade package bluetooth wifi printer
tests: test tests testing tested coverage untested
database: database* db schema schemas sql migration migrations table_for foreign_key* | table query queries store save
    column columns rows record records join index persist select
style: css style styles styling stylesheet* color colors colour colours font fonts margin padding layout responsive
    dark_mode overlap* misaligned | button center centre align bigger smaller header page shadow mobile phones footer
    headline sidebar card navbar spacing width rounded border blue red green
interface: component* ui widget* frontend modal dialog dropdown | screen page view form list button render build show
    sidebar tab navbar fetch
commits: commit commits committing | stage push changes
branches: rebase rebasing merge_conflict* behind_main behind_master | branch merge main master conflict* pull upstream
    behind
reviews: pr prs pull_request* merge_request* code_review | open review branch
containers: container* docker dockerfile* kubernetes compose | image isolated
pipeline: ci pipeline pipelines github_action* nightly_build | push build run automatically workflow cron
deploying: deploy* ship_it go_live production rollout roll_out hosting | ship push live server release publish online
provisioning: provision* infrastructure bucket* vpc load_balancer* | queue cluster server instance cloud dns
shell: shell alias aliases terminal bash one-liner command_line | command path shortcut prompt script
editor: editor ide keybinding* go_to_definition plugin_for | jump shortcut definition
tasks: makefile build_target build_script | task build compile upload
formatting: format formatting reformat lint linter indent indentation whitespace | clean tidy spaces
errors: exception* error_handling handle_error* throw crash crashes panic fallback retry retries | fail fails missing
    catch errors parse handle
types: type_hint* annotat* typed | write implement function helper method class parameter* script signature
writing_code: refactor* | write implement function helper method class split module modules rewrite extract file files
calling: http_request* web_service | call service api fetch request url download
serving: endpoint* route routes rest_api backend webhook* | api server returns return expose request
logging: log logs logging logger | print debug happens
watching: alert* dashboard* metrics error_rate uptime monitoring | notify rate latency monitor*
secrets: api_key* password* secret secrets credential* env_file | config key store environment settings token tokens
validating: validat* sanitiz* sanitis* | check input form saving signup field fields payload
dates: date dates timezone* timestamp* calendar | ago month day days format deadline
frames: dataframe* csv spreadsheet* parquet group_by | table column columns rows average load
charts: chart charts plot graph graphs histogram scatter visuali* | draw trend
icons: icon icons glyph* pictogram* symbol | picture image button
mockups: mockup* wireframe* sketch prototype* | design look looks draw screen
diagrams: diagram* flowchart* architecture | draw sketch flow
localizing: locali* translat* i18n languages error_message* | message label text string strings button
accessible: accessib* screen_reader* aria alt_text contrast | button control image label keyboard
releases: release_note* changelog* what_s_new | version release announce
documenting: document docstring* comment comments readme | function describe
naming: rename naming name_for
concurrency: async* concurren* background parallel thread threads | load wait
documents: draft document article report essay paper manuscript thesis | write version text
notes: notes note write_down jot | keep remember file summar* minutes
cited: sources cite citation* bibliograph* footnote* reference_list | source reference references
mail: email* e-mail* mail reply respond write_back inbox newsletter tell_the let_them_know | draft answer write tell
    client customer boss invite thank message letter
language: proofread* spelling spell spelled misspelled grammar typo typos copyedit wording | paragraph page text
    article essay check correct rewrite draft sentence
billing: invoice* bill billing vat | quote charge client paid price estimate
meetings: meeting meetings appointment* schedule video_call phone_call conference_call group_call | meet talk book
    time tomorrow call calls phone client
diet: dinner lunch breakfast supper eat eating food meal meals cook cooking recipe* bake baking dish restaurant*
    snack* dessert* barbecue bbq picnic buffet sauce soup salad cake topping sandwich pizza pasta curry stew pancakes
    burger* taco* bread set_menu | serve guests order party season menu
cuisine: restaurant* takeaway takeout eat_out | food dinner lunch dish pick book eat cook meal recipe*
cooking: recipe* cook cooking dinner lunch meal meals bake baking eat oven reheat heat_up boil fry roast soup stew
    cake bread pasta rice chicken potatoes beans | tonight quick people warm how_many make
measures: recipe* bake baking cake cakes bread flour dough pancakes muffins ingredient* | how make much cups cook oven
    milk sugar convert cookies
distances: how_far distance hike marathon 10k 5k mileage | far run walk long route
warmth: temperature* weather forecast how_cold how_warm how_hot degrees | cold warm hot oven
money: price prices cost costs how_much_is pay expensive cheap budget | much buy sell
budget: gift gifts cheap afford buy buying spend expensive | price prices cost costs birthday trip new holiday
    vacation order present presents
alcohol: drink drinks cocktail* wine beer aperitif champagne punch | party dinner toast bar
hot_drinks: coffee tea cappuccino latte espresso cafe café | drink drinks breakfast order
shopping: groceries grocery shopping vegetables fruit supermarket | buy get where fresh
repairing: broke broken repair* stopped_working defective torn | fix replace new
travelling: travel* trip journey get_to go_to flight* ticket tickets train trains commute way_to | airport station
    holiday vacation visit
seats: seat seats | book ticket tickets flight train reserve
packing: pack packing luggage suitcase | bring trip
lodging: hotel* hostel* accommodation we_stay i_stay spend_the_night place_to_stay airbnb | stay night nights book
heights: climb tower viewpoint skyscraper bridge cable_car rooftop | hike visit sights
driving: road_trip drive driving car vehicle parking tyres tires mechanic charging_station | trip oil route
pets: pet pets vet cat dog puppy kitten | animal animals feed walk
family: kids daughter* son toddler | present weekend birthday children family
growing: grow plant plants planting garden herbs flowers seeds tomatoes lawn | balcony pot water
training: workout* exercise exercises gym running marathon 10k 5k fitness | plan training race stretch*
sleeping: sleep nap wake bedtime insomnia at_night late_night | night late alarm early
studying: study studying memori* exam exams revise revision flashcard* | quiz learn read quiet
explained: explain* teach_me understand | what_is how_does concept
reading: books to_read a_book book_for book_about which_book novel novels | read recommend holiday book
watched: movie movies film films to_watch documentary | watch recommend series
listened: music song songs playlist* album concert | listen
reminders: remind* let_me_forget deadline* | forget remember calendar due
slides: slide slides deck presentation* powerpoint keynote | pitch present talk
fonts: font fonts typeface* typography | poster headline heading
chatting: slack chat_message text_message | tell message ping let_know
clothes: clothes coat jacket shoes dress shirt trousers jeans sweater outfit what_to_wear boots | wear winter summer
    wedding buy suit
health: medicine painkiller* pill pills doctor headache fever remedy symptom* vaccine* | cold pain
skin_care: moisturi* sunscreen shampoo lotion skincare skin_care perfume cosmetics foundation | face skin hair
furniture: furniture sofa couch table_for_the desk bed_frame mattress bookshelf wardrobe chair | living bedroom
smart_home: thermostat doorbell smart_plug* automation light_bulb* | lights blinds camera
games: game games play_tonight board_game* | play friends
investing: stocks portfolio pension savings_account invest investing investment* | money save shares
"""
