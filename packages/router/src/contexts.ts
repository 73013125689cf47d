import { createContext, type ReactNode, use } from "react";
import type { Router, RouterState, ShownPlace } from "./create-router.ts";

export const RouterContext = createContext<Router | null>(null);
export const PlaceContext = createContext<ShownPlace | null>(null);
export const StateContext = createContext<RouterState | null>(null);
export const OutletContext = createContext<ReactNode>(null);
export const RouteErrorContext = createContext<unknown>(undefined);

/** Returns a context's value, or throws when there is no provider. */
function useGiven<Value>(value: Value | null): Value {
  if (value === null) throw new Error("This is used outside of <RouterProvider>.");
  return value;
}

export const useRouter = (): Router => useGiven(use(RouterContext));
export const usePlace = (): ShownPlace => useGiven(use(PlaceContext));
export const useRouterState = (): RouterState => useGiven(use(StateContext));
