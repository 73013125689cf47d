import { createLocation, createPath, FIRST_KEY, type Location, parsePath } from "./location.ts";

/** How a location came to be shown. */
export type Action = "POP" | "PUSH" | "REPLACE";

/** The entries that a person goes back and forward through. */
export interface RouterHistory {
  readonly location: Location;
  push(location: Location): void;
  replace(location: Location): void;
  go(delta: number): void;
  /** Calls when another entry was gone to, with how many entries lie between, or null where that is not known. */
  listen(onPop: (location: Location, delta: number | null) => void): void;
}

interface EntryState {
  state: unknown;
  key: string;
  index: number;
}

/** The browser's own history. Its entries keep their number, so that a refused step back can be undone. */
export function createBrowserHistory(): RouterHistory {
  const entry = (): Partial<EntryState> => (history.state instanceof Object ? history.state : {});
  let index = entry().index ?? 0;
  if (entry().index === undefined) history.replaceState({ ...entry(), index }, "");
  const write = (location: Location): EntryState => ({ state: location.state, key: location.key, index });

  const browserHistory: RouterHistory = {
    get location() {
      const { pathname, search, hash } = window.location;
      return createLocation({ pathname, search, hash }, entry().state, entry().key ?? FIRST_KEY);
    },
    push(location) {
      index += 1;
      try {
        history.pushState(write(location), "", createPath(location));
      } catch {
        // Some browsers allow only so many entries a minute: the page is then loaded.
        window.location.assign(createPath(location));
      }
    },
    replace(location) {
      history.replaceState(write(location), "", createPath(location));
    },
    go: (delta) => history.go(delta),
    listen(onPop) {
      addEventListener("popstate", () => {
        const next = entry().index;
        const delta = next === undefined ? null : next - index;
        index = next ?? index;
        onPop(browserHistory.location, delta);
      });
    },
  };
  return browserHistory;
}

/** A history without a browser, for tests. */
export function createMemoryHistory(addresses: readonly string[]): RouterHistory {
  const entries = addresses.map((address) => createLocation(parsePath(address), null, FIRST_KEY));
  let index = entries.length - 1;
  let heard: Parameters<RouterHistory["listen"]>[0] | null = null;
  const memoryHistory: RouterHistory = {
    get location() {
      return entries[index] ?? createLocation(parsePath("/"), null, FIRST_KEY);
    },
    push(location) {
      index += 1;
      entries.splice(index, Infinity, location);
    },
    replace(location) {
      entries[index] = location;
    },
    go(delta) {
      const next = Math.min(Math.max(index + delta, 0), entries.length - 1);
      const moved = next - index;
      index = next;
      heard?.(memoryHistory.location, moved);
    },
    listen(onPop) {
      heard = onPop;
    },
  };
  return memoryHistory;
}
