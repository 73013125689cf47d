import type { ComponentType, ReactNode } from "react";

/** A page, or a layout around pages. Paths are written in full, from the root of the app. */
export interface RouteObject {
  /** With `:name` for a segment that is read with `useParams`; `*` is whatever no other route matches. */
  path?: string;
  /** The page at the root of the app. */
  index?: boolean;
  element?: ReactNode;
  Component?: ComponentType;
  /** Fetches the page's code when it is first opened; the page before it stays until then. */
  lazy?: (() => Promise<{ Component: ComponentType }>) | undefined;
  /** Shown in place of this route when it, or a route in it without its own, breaks. */
  errorElement?: ReactNode;
  ErrorBoundary?: ComponentType;
  /** Shown in place of this route while the code of the first page comes. */
  hydrateFallbackElement?: ReactNode;
  /** What the route says of itself: `useMatches` gives it to whoever asks. */
  handle?: unknown;
  children?: RouteObject[];
}
