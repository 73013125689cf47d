/** The parts of a URL within an app. */
export interface Path {
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
  /** With its `#`, or empty. */
  hash: string;
}

/**
 * A navigation target. Without a pathname the current one is kept, so that `?edit=1` is another view of the same page.
 */
export type To = string | Partial<Path>;

export interface Location extends Path {
  /** The state that the link passed; it survives a reload. */
  state: unknown;
  /** The id of this history entry; `default` for a page that the browser itself opened. */
  key: string;
}

export const FIRST_KEY = "default";

export const createPath = ({ pathname, search, hash }: Path): string => pathname + search + hash;

export function parsePath(address: string): Path {
  const [beforeHash = "", ...fragments] = address.split("#");
  const [pathname = "", ...queries] = beforeHash.split("?");
  return { pathname, search: withSign("?", queries.join("?")), hash: withSign("#", fragments.join("#")) };
}

/**
 * Resolves a target against the current pathname. The result is encoded as browsers encode it, and is always on this
 * origin.
 */
export function resolveTo(to: To, from: string): Path {
  const { pathname = "", search = "", hash = "" } = typeof to === "string" ? parsePath(to) : to;
  const target = pathname ? pathname.replaceAll(/\/{2,}/g, "/") : from;
  const url = new URL(target, `http://localhost${from}`);
  url.search = search;
  url.hash = hash;
  return { pathname: url.pathname, search: url.search, hash: url.hash };
}

export const createLocation = (path: Path, state: unknown, key: string = createKey()): Location => ({
  ...path,
  state: state ?? null,
  key,
});

const createKey = (): string => Math.random().toString(36).slice(2, 10);

const withSign = (sign: string, text: string): string => (text ? sign + text : "");
