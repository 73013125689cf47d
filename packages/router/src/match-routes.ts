import type { RouteObject } from "./route-object.ts";

export type Params = Readonly<Record<string, string | undefined>>;

/** A route with a path, and the layouts around it. */
interface Branch {
  routes: RouteObject[];
  /** Null for the route `*`, which matches when no other does. */
  segments: string[] | null;
  score: number;
}

export interface RouteMatches {
  /** From the outermost layout to the page. */
  matches: readonly RouteObject[];
  params: Params;
}

const STATIC_SEGMENT = 11;
const DYNAMIC_SEGMENT = 4;
const LAST_OF_ALL = -1;

/** Lists every route with a path, the most specific first. */
export const rankRoutes = (routes: readonly RouteObject[]): Branch[] =>
  flatten(routes, []).toSorted((one, other) => other.score - one.score);

/** Returns the first branch that matches the pathname. Case and a slash at the end do not matter. */
export function matchRoutes(branches: readonly Branch[], pathname: string): RouteMatches {
  const address = splitPath(pathname).map(decodeSegment);
  for (const { routes, segments } of branches) {
    const params = segments ? matchSegments(segments, address) : {};
    if (params) return { matches: routes, params };
  }
  return { matches: [], params: {} };
}

function flatten(routes: readonly RouteObject[], around: RouteObject[]): Branch[] {
  return routes.flatMap((route) => {
    const inside = [...around, route];
    const path = route.index ? "/" : route.path;
    return [...flatten(route.children ?? [], inside), ...(path === undefined ? [] : [describe(path, inside)])];
  });
}

function describe(path: string, routes: RouteObject[]): Branch {
  if (path === "*") return { routes, segments: null, score: LAST_OF_ALL };
  const segments = splitPath(path);
  const score = segments.reduce((sum, segment) => sum + (isParam(segment) ? DYNAMIC_SEGMENT : STATIC_SEGMENT), 0);
  return { routes, segments, score };
}

/** Returns the parameters of a pathname that matches, else null. */
function matchSegments(segments: readonly string[], address: readonly string[]): Params | null {
  const fits =
    segments.length === address.length &&
    segments.every((segment, index) => isParam(segment) || segment.toLowerCase() === address[index]?.toLowerCase());
  if (!fits) return null;
  const pairs = segments.map((segment, index) => [segment, address[index]] as const);
  return Object.fromEntries(pairs.flatMap(([name, value]) => (isParam(name) ? [[name.slice(1), value]] : [])));
}

const isParam = (segment: string): boolean => segment.startsWith(":");

const splitPath = (path: string): string[] => path.split("/").filter(Boolean);

/** Decodes a segment; one that cannot be decoded stays as it is. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
