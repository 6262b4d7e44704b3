"""Our tools under the official SDK: one server object, and what its two transports share. The SDK is loaded here alone.

Tools are all that is offered: no resources, no prompts, nothing sampled or asked of the client.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

import mcp_types as types
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel.server import Server
from mcp.server.stdio import stdio_server
from mcp.shared.exceptions import MCPError

import afterword

from .offered import INSTRUCTIONS, OFFERED, Offered
from .serving import Caller, Came, Serving, host_named

Context = ServerRequestContext[Any]


class Desk:
    """Where calls are worked on: one after the other, by one thread, so that the home has one user here."""

    def __init__(self, serving: Serving) -> None:
        self._serving = serving
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="afterword")

    async def call(self, tool: str, given: Mapping[str, object], caller: Caller) -> Came:
        """Answer one call, whoever else waits."""
        running = asyncio.get_running_loop()
        came = await running.run_in_executor(self._thread, self._serving.call, tool, given, caller)
        self._thread.submit(self._serving.after)
        return came

    @asynccontextmanager
    async def lifespan(self, _: Server[Any]) -> AsyncIterator[dict[str, Any]]:
        """The home is let go where it was opened."""
        try:
            yield {}
        finally:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._serving.close)
            self._thread.shutdown()


def server(desk: Desk, host: str, folder: str) -> Server[dict[str, Any]]:
    """The server for the assistant ``host`` ('': as the client calls itself), whose chat lies in ``folder``."""

    async def list_tools(_: Context, __: types.PaginatedRequestParams | None) -> types.ListToolsResult:
        return types.ListToolsResult(tools=[_tool(one) for one in OFFERED.values()])

    async def call_tool(context: Context, wanted: types.CallToolRequestParams) -> types.CallToolResult:
        if wanted.name not in OFFERED:
            raise MCPError(types.INVALID_PARAMS, f"There is no tool of that name. There are: {', '.join(OFFERED)}.")
        params = context.session.client_params
        name = host_named(host, params.client_info.name if params is not None else "")
        return _result(await desk.call(wanted.name, wanted.arguments or {}, Caller(name, folder)))

    made = Server(
        "afterword",
        version=afterword.__version__,
        title="Afterword",
        instructions=INSTRUCTIONS,
        lifespan=desk.lifespan,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )
    made.middleware.clear()  # the SDK's own would trace each call for whatever telemetry stands in the environment
    return made


def _tool(one: Offered) -> types.Tool:
    return types.Tool(
        name=one.name,
        title=one.title,
        description=one.about,
        input_schema=one.input_schema,
        output_schema=dict(one.gives),
        annotations=types.ToolAnnotations(
            title=one.title,
            read_only_hint=one.reads,
            destructive_hint=False,
            idempotent_hint=True,
            open_world_hint=False,
        ),
    )


def _result(came: Came) -> types.CallToolResult:
    text: list[types.ContentBlock] = [types.TextContent(type="text", text=came.text)]
    if came.data is None:
        return types.CallToolResult(content=text, is_error=True)
    return types.CallToolResult(content=text, structured_content=dict(came.data))


def over_stdio(serving: Serving, host: str, folder: str) -> None:
    """Serve the process that started us, until it closes our stdin."""

    async def run() -> None:
        made = server(Desk(serving), host, folder)
        async with stdio_server() as (coming, going):
            await made.run(coming, going, made.create_initialization_options())

    asyncio.run(run())
