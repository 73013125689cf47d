import { lazyRoute, RouteFailed, type RouteHandle, type Start } from "@offertory/features/frame";
import type { ComponentType } from "react";
import type { RouteObject } from "@offertory/router";

export type MakePage = (path: string, handle: RouteHandle, load: () => Promise<ComponentType>) => RouteObject;

/** Makes routes whose code and translations are loaded when they are first opened. */
export const pageMaker =
  (loadNamespaces: Start["loadNamespaces"]): MakePage =>
  (path, handle, load) => ({
    path,
    handle,
    lazy: lazyRoute(async () => (await Promise.all([load(), loadNamespaces(handle.namespaces ?? [])]))[0]),
    ErrorBoundary: RouteFailed,
  });
