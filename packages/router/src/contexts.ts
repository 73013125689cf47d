import { createContext, type ReactNode, use } from "react";
import type { Router, RouterState, ShownLocation } from "./create-router.ts";

export const RouterContext = createContext<Router | null>(null);
export const ShownLocationContext = createContext<ShownLocation | null>(null);
export const StateContext = createContext<RouterState | null>(null);
export const OutletContext = createContext<ReactNode>(null);
export const RouteErrorContext = createContext<unknown>(undefined);

/** Returns a context's value, or throws when there is no provider. */
function useProvided<Value>(value: Value | null): Value {
  if (value === null) throw new Error("This is used outside of <RouterProvider>.");
  return value;
}

export const useRouter = (): Router => useProvided(use(RouterContext));
export const useShownLocation = (): ShownLocation => useProvided(use(ShownLocationContext));
export const useRouterState = (): RouterState => useProvided(use(StateContext));
