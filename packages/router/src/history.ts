import { createLocation, createPath, FIRST_KEY, type Location, parsePath } from "./location.ts";

/** How a location was reached, as React Router names it. */
export type Action = "POP" | "PUSH" | "REPLACE";

/** The history entries that the back and forward buttons move through. */
export interface RouterHistory {
  readonly location: Location;
  push(location: Location): void;
  replace(location: Location): void;
  go(delta: number): void;
  /** Calls `onPop` when another entry was reached, with the distance in entries; null when it is unknown. */
  listen(onPop: (location: Location, delta: number | null) => void): void;
}

interface EntryState {
  state: unknown;
  key: string;
  index: number;
}

/** Uses the browser's history. Each entry stores its index, so that a blocked step back can be undone. */
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
        // Some browsers limit the entries per minute and throw: then load the page instead.
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

/** Keeps the history in memory, for tests. */
export function createMemoryHistory(addresses: readonly string[]): RouterHistory {
  const entries = addresses.map((address) => createLocation(parsePath(address), null, FIRST_KEY));
  let index = entries.length - 1;
  let popListener: Parameters<RouterHistory["listen"]>[0] | null = null;
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
      popListener?.(memoryHistory.location, moved);
    },
    listen(onPop) {
      popListener = onPop;
    },
  };
  return memoryHistory;
}
