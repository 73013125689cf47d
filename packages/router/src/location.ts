/** The parts of an address within an app. */
export interface Path {
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
  /** With its `#`, or empty. */
  hash: string;
}

/** Where to go. What is left out of the pathname stays as it is, so that `?edit=1` is another view of the same page. */
export type To = string | Partial<Path>;

export interface Location extends Path {
  /** What the link that led here passed on; it survives a reload. */
  state: unknown;
  /** Names this entry of the browser's history; `default` where the page was opened by the browser itself. */
  key: string;
}

export const FIRST_KEY = "default";

export const createPath = ({ pathname, search, hash }: Path): string => pathname + search + hash;

/** Splits an address into its parts. */
export function parsePath(address: string): Path {
  const [beforeHash = "", ...fragments] = address.split("#");
  const [pathname = "", ...queries] = beforeHash.split("?");
  return { pathname, search: withSign("?", queries.join("?")), hash: withSign("#", fragments.join("#")) };
}

/** The full address of a target, seen from a page. It is encoded as the browser encodes it, and never leaves this origin. */
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
