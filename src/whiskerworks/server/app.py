"""
The whole server as one ASGI application.

from whiskerworks.server.app import make_app app =
make_app(Settings(data="games.sqlite3"))

Its lifespan opens and closes the store and the table registry, unless it is given a
registry.
"""

import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Final, cast, final

import structlog
from litestar import Litestar, Router
from litestar.datastructures import State

from whiskerworks.server import client_routes
from whiskerworks.server.accounts import Accounts, load_signer
from whiskerworks.server.api import monitoring
from whiskerworks.server.api.admin import ADMIN
from whiskerworks.server.api.common import DEPENDENCIES, JsonRequest
from whiskerworks.server.client_files import ClientFolder, find_client
from whiskerworks.server.cpu_budget import Renderer
from whiskerworks.server.error_responses import error_response
from whiskerworks.server.guard import Guard
from whiskerworks.server.http_connections import HttpConnections
from whiskerworks.server.name_rules import KEYS_VERSION, reserved_keys
from whiskerworks.server.openapi import API, show_description
from whiskerworks.server.operator import Operator, load_operator_key
from whiskerworks.server.pages import routes
from whiskerworks.server.pages.layout import error_page
from whiskerworks.server.passwords import Passwords
from whiskerworks.server.problems import Problem
from whiskerworks.server.rate_limits import Budgets
from whiskerworks.server.request_origin import (
    Application,
    Deployment,
    Receive,
    Scope,
    Send,
)
from whiskerworks.server.safe_http import CallPolicy
from whiskerworks.server.store import Store
from whiskerworks.server.store.executors import Durability
from whiskerworks.server.table_registry import TableRegistry, clock
from whiskerworks.server.table_service import TableService
from whiskerworks.server.table_socket import HELLO_TIMEOUT_SECONDS, TableSockets
from whiskerworks.settings import Settings

log = structlog.get_logger("whiskerworks.server")


def make_routes(state: State) -> Litestar:
    """Return the API, client and pages; *state* holds the objects they use."""
    api = Router("/api", route_handlers=[*API, show_description])
    return Litestar(
        [api, ADMIN, *monitoring.HANDLERS, *client_routes.HANDLERS, *routes.HANDLERS],
        dependencies=DEPENDENCIES,
        exception_handlers={Exception: error_response},
        request_class=JsonRequest,
        state=state,
        logging_config=None,
        request_max_body_size=None,  # the guard has checked it
        openapi_config=None,
    )


@final
class App:
    """Open everything at startup, and close it at shutdown."""

    def __init__(
        self,
        settings: Settings,
        registry: TableRegistry | None = None,
        passwords: Passwords | None = None,
        built: ClientFolder | None = None,
        seconds: Callable[[], float] = time.monotonic,
        hook_rules: CallPolicy | None = None,
        now: Callable[[], int] = clock,
    ) -> None:
        self.settings: Final = settings
        self.registry = registry
        """Open during the lifespan."""
        self.is_stopping = False
        """Whether the server reports that it is about to stop."""
        self._passwords: Final = passwords or Passwords()
        self._renderer: Final = Renderer()
        self._built: Final = built or find_client()
        self._seconds: Final = seconds
        self._hook_rules: Final = hook_rules
        self._now: Final = now
        self._open: Final = AsyncExitStack()
        self._place: Final = Deployment.of(settings)
        self._http: Application | None = None
        self.sockets: TableSockets | None = None
        """Serves WebSockets during the lifespan."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve the lifespan or a request; `websocket_protocol` serves sockets."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        assert self._http is not None, "the lifespan has not begun"
        await self._http(self._within(scope), receive, send)

    def _within(self, scope: Scope) -> Scope:
        """Return *scope* with paths that lack the deployment's prefix."""
        prefix = str(scope.get("root_path", "")).rstrip("/")
        path = self._place.within(scope["path"], prefix)
        return {**scope, "path": path, "raw_path": path.encode(), "root_path": ""}

    async def _live(self, receive: Receive, send: Send) -> None:
        while True:
            message = await receive()
            if message["type"] == "lifespan.startup":
                try:
                    await self.start()
                except Exception as problem:
                    await self.stop()
                    log.error("cannot start", problem=str(problem))
                    failed = str(problem)
                    await send({"type": "lifespan.startup.failed", "message": failed})
                    return
                await send({"type": "lifespan.startup.complete"})
            elif message["type"] == "lifespan.shutdown":
                await self.stop()
                await send({"type": "lifespan.shutdown.complete"})
                return

    async def start(self) -> None:
        """
        Open the store and the registry, unless one was given, and all services.

        Raises:
            StoreError: The store cannot be opened.
        """
        if self.registry is None:
            durability = cast("Durability", self.settings.durability)
            store = await Store.open(self.settings.data, durability, exclusive=True)
            self._open.push_async_callback(store.close)
            self.registry = await TableRegistry.open(store, self.settings, self._now)
            self._open.push_async_callback(self.registry.close)
        registry, store = self.registry, self.registry.store
        budgets = Budgets(self.settings.cpu, self._seconds)
        signer = await load_signer(store)
        accounts = Accounts(registry, signer, self._passwords, self._seconds)
        await store.reserve_names(reserved_keys, KEYS_VERSION)
        state = State(
            {
                "accounts": accounts,
                "service": TableService(registry, self._place, self._renderer),
                "operator": Operator(registry, await load_operator_key(store)),
                "settings": self.settings,
                "prefix": self._place.prefix,
                "place": self._place,
                "built": self._built,
                "hook_rules": self._rules_of_hooks(),
                "stopping": lambda: self.is_stopping,
            }
        )
        if self._built.client() is None:
            log.warning("no browser client", instead="plain pages")
        app = make_routes(state)
        await self._open.enter_async_context(app.lifespan())
        self._http = Guard(
            cast("Application", app),
            self.settings,
            signer,
            self._as_page,
            budgets,
            registry.metrics,
            accounts.is_signed_in,
            registry.bans,
            self._seconds,
        )
        self.sockets = TableSockets(
            registry,
            accounts.identify,
            budgets,
            HttpConnections(self.settings, registry.metrics),
            HELLO_TIMEOUT_SECONDS,
            self._seconds,
        )

    def _rules_of_hooks(self) -> CallPolicy | None:
        """Return the rules for calling web addresses; None where hooks are off."""
        # Made only when needed: reading the certificates takes longer than a start may.
        return (self._hook_rules or CallPolicy()) if self.settings.hooks else None

    def open_sockets(self) -> TableSockets:
        """Return the sockets, for `websocket_protocol_factory`."""
        assert self.sockets is not None, "the lifespan has not begun"
        return self.sockets

    def _as_page(self, problem: Problem, path: str) -> tuple[bytes, str]:
        """Return a problem as a page."""
        page = error_page(self._place.prefix, problem, path)
        return page.encode(), "text/html; charset=utf-8"

    async def stop(self) -> None:
        """Close what was opened."""
        self.is_stopping = True
        self._passwords.close()
        self._renderer.close()
        await self._open.aclose()


def make_app(
    settings: Settings,
    registry: TableRegistry | None = None,
    passwords: Passwords | None = None,
    built: ClientFolder | None = None,
    seconds: Callable[[], float] = time.monotonic,
    hook_rules: CallPolicy | None = None,
    now: Callable[[], int] = clock,
) -> App:
    """
    Return the server's application; it opens a registry unless given one.

    *seconds* is the clock of all rate limits, *hook_rules* limit which web addresses
    may be called, and *now* is the time for a registry it opens.
    """
    return App(settings, registry, passwords, built, seconds, hook_rules, now)
