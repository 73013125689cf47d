import type { ComponentType, ReactNode } from "react";

/** A page, or a layout around pages. Paths are written in full, from the root of the app. */
export interface RouteObject {
  /** `:name` is a segment that `useParams` returns; `*` matches when no other route does. */
  path?: string;
  /** The page at the root of the app. */
  index?: boolean;
  element?: ReactNode;
  Component?: ComponentType;
  /** Fetches the page's code when it is first opened. The previous page stays until then. */
  lazy?: (() => Promise<{ Component: ComponentType }>) | undefined;
  /** Shown instead of this route when it throws, or when a child route without its own throws. */
  errorElement?: ReactNode;
  ErrorBoundary?: ComponentType;
  /** Shown instead of this route while the code of the first page is fetched. */
  hydrateFallbackElement?: ReactNode;
  /** Data about the route, which `useMatches` returns. */
  handle?: unknown;
  children?: RouteObject[];
}
