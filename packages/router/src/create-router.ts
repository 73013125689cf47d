import { type Action, createBrowserHistory, createMemoryHistory, type RouterHistory } from "./history.ts";
import { createLocation, type Location, resolveTo, type To } from "./location.ts";
import { matchRoutes, rankRoutes, type RouteMatches } from "./match-routes.ts";
import { openNavigationGuards, type NavigationGuards } from "./navigation-guards.ts";
import type { RouteObject } from "./route-object.ts";

export interface NavigateOptions {
  /** Takes the place of the present entry of the history, so that nobody comes back to it. */
  replace?: boolean;
  state?: unknown;
  /** The page stays scrolled where it is. */
  preventScrollReset?: boolean;
}

/** The address that is shown, and what it matched. The same object until another address is shown. */
export interface ShownPlace extends RouteMatches {
  location: Location;
  preventScrollReset: boolean;
}

export interface RouterState {
  place: ShownPlace;
  location: Location;
  /** The code of the first page is here. */
  ready: boolean;
  /** The code of the next page is being fetched. */
  navigation: "idle" | "loading";
}

export interface Router {
  readonly state: RouterState;
  guards: NavigationGuards;
  /** Ends when the page is shown, or another was asked for meanwhile. */
  navigate(to: To | number, options?: NavigateOptions): Promise<void>;
  subscribe(listener: () => void): () => void;
  /** Calls before the shown page is left. */
  onLeave(listener: (from: Location) => void): () => void;
}

export const createBrowserRouter = (routes: RouteObject[]): Router => createRouter(routes, createBrowserHistory());

/** A router without a browser's history, for tests. */
export const createMemoryRouter = (routes: RouteObject[], options: { initialEntries: readonly string[] }): Router =>
  createRouter(routes, createMemoryHistory(options.initialEntries));

function createRouter(routes: RouteObject[], history: RouterHistory): Router {
  const branches = rankRoutes(routes);
  const listeners = new Set<() => void>();
  const leaving = new Set<(from: Location) => void>();
  let latest = 0;
  let state: RouterState;

  const update = (change: Partial<RouterState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const guards = openNavigationGuards(history, () => update({}));

  const show = (action: Action, place: ShownPlace): void => {
    if (action === "PUSH") history.push(place.location);
    if (action === "REPLACE") history.replace(place.location);
    guards.release();
    update({ place, location: place.location, ready: true, navigation: "idle" });
  };

  /** Shows a location as soon as its code is here, unless another was asked for meanwhile. */
  async function go(action: Action, location: Location, preventScrollReset = false): Promise<void> {
    const turn = ++latest;
    const place = { location, preventScrollReset, ...matchRoutes(branches, location.pathname) };
    for (const leave of leaving) leave(state.location);
    const missing = place.matches.filter(({ lazy }) => lazy);
    if (missing.length > 0) {
      if (state.ready) update({ navigation: "loading" });
      await Promise.all(missing.map(fetchCode));
    }
    if (turn === latest) show(action, place);
  }

  const router: Router = {
    get state() {
      return state;
    },
    guards,
    onLeave(listener) {
      leaving.add(listener);
      return () => leaving.delete(listener);
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
  const place = { location, preventScrollReset: false, ...matchRoutes(branches, location.pathname) };
  state = { place, location, ready: !place.matches.some(({ lazy }) => lazy), navigation: "idle" };
  if (!state.ready) void go("POP", location);
  history.listen((next, delta) => {
    if (!guards.blockPop(state.location, next, delta)) void go("POP", next);
  });
  return router;
}

/** Whatever happens to the code, the route has something to show: its error boundary learns of a failure by the throw. */
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
