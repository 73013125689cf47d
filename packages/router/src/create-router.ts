import { type Action, createBrowserHistory, createMemoryHistory, type RouterHistory } from "./history.ts";
import { createLocation, type Location, resolveTo, type To } from "./location.ts";
import { matchRoutes, rankRoutes, type RouteMatches } from "./match-routes.ts";
import { openNavigationGuards, type NavigationGuards } from "./navigation-guards.ts";
import type { RouteObject } from "./route-object.ts";

export interface NavigateOptions {
  /** Replaces the current history entry, so that nobody comes back to it. */
  replace?: boolean;
  state?: unknown;
  /** Keeps the scroll position of the page. */
  preventScrollReset?: boolean;
}

/**
 * The location that is shown and the routes that it matched. The object stays the same until another location is shown.
 */
export interface ShownLocation extends RouteMatches {
  location: Location;
  preventScrollReset: boolean;
}

export interface RouterState {
  shown: ShownLocation;
  location: Location;
  /** True when the code of the first page is loaded. */
  ready: boolean;
  /** `loading` while the code of the next page is fetched. */
  navigation: "idle" | "loading";
}

export interface Router {
  readonly state: RouterState;
  guards: NavigationGuards;
  /** Resolves when the page is shown, or another navigation replaced this one. */
  navigate(to: To | number, options?: NavigateOptions): Promise<void>;
  subscribe(listener: () => void): () => void;
  /** Calls the listener before the shown page is left. */
  onLeave(listener: (from: Location) => void): () => void;
}

export const createBrowserRouter = (routes: RouteObject[]): Router => createRouter(routes, createBrowserHistory());

/** Creates a router with a history in memory, for tests. */
export const createMemoryRouter = (routes: RouteObject[], options: { initialEntries: readonly string[] }): Router =>
  createRouter(routes, createMemoryHistory(options.initialEntries));

function createRouter(routes: RouteObject[], history: RouterHistory): Router {
  const branches = rankRoutes(routes);
  const listeners = new Set<() => void>();
  const leaveListeners = new Set<(from: Location) => void>();
  let latestNavigationId = 0;
  let state: RouterState;

  const update = (change: Partial<RouterState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const guards = openNavigationGuards(history, () => update({}));

  const show = (action: Action, shown: ShownLocation): void => {
    if (action === "PUSH") history.push(shown.location);
    if (action === "REPLACE") history.replace(shown.location);
    guards.release();
    update({ shown, location: shown.location, ready: true, navigation: "idle" });
  };

  /** Shows a location when its code is loaded, unless a later navigation has begun. */
  async function go(action: Action, location: Location, preventScrollReset = false): Promise<void> {
    const navigationId = ++latestNavigationId;
    const shown = { location, preventScrollReset, ...matchRoutes(branches, location.pathname) };
    for (const leave of leaveListeners) leave(state.location);
    const missing = shown.matches.filter(({ lazy }) => lazy);
    if (missing.length > 0) {
      if (state.ready) update({ navigation: "loading" });
      await Promise.all(missing.map(fetchCode));
    }
    if (navigationId === latestNavigationId) show(action, shown);
  }

  const router: Router = {
    get state() {
      return state;
    },
    guards,
    onLeave(listener) {
      leaveListeners.add(listener);
      return () => leaveListeners.delete(listener);
    },
    async navigate(to, options = {}) {
      if (typeof to === "number") return history.go(to);
      const from = state.location;
      const next = createLocation(resolveTo(to, from.pathname), options.state);
      if (guards.block(from, next, () => void router.navigate(to, options))) return;
      await go(options.replace ? "REPLACE" : "PUSH", next, options.preventScrollReset);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  const { location } = history;
  const shown = { location, preventScrollReset: false, ...matchRoutes(branches, location.pathname) };
  state = { shown, location, ready: !shown.matches.some(({ lazy }) => lazy), navigation: "idle" };
  if (!state.ready) void go("POP", location);
  history.listen((next, delta) => {
    if (!guards.blockPop(state.location, next, delta)) void go("POP", next);
  });
  return router;
}

/**
 * Fetches the code of a lazy route. If that fails, the route gets a component that throws, so that its error boundary
 * shows the error.
 */
async function fetchCode(route: RouteObject): Promise<void> {
  try {
    const page = await route.lazy?.();
    if (page) route.Component = page.Component;
  } catch (error) {
    route.Component = () => {
      throw error;
    };
  }
  route.lazy = undefined;
}
