import { type ReactNode, use, useCallback, useEffect, useMemo, useState } from "react";
import { OutletContext, RouteErrorContext, useShownLocation, useRouter, useRouterState } from "./contexts.ts";
import type { NavigateOptions, Router } from "./create-router.ts";
import type { Location } from "./location.ts";
import type { Params } from "./match-routes.ts";
import type { Blocker, ShouldBlock } from "./navigation-guards.ts";

export const useLocation = (): Location => useShownLocation().location;

export const useParams = (): Params => useShownLocation().params;

/** The matched routes, from the outermost layout to the page. */
export const useMatches = (): readonly { handle?: unknown }[] => useShownLocation().matches;

export const useNavigate = (): Router["navigate"] => useRouter().navigate;

/** Returns whether the code of the next page is being fetched. */
export const useNavigation = (): { state: "idle" | "loading" } => ({ state: useRouterState().navigation });

/** Returns the error that was caught, for the error element of a route. */
export const useRouteError = (): unknown => use(RouteErrorContext);

/** Renders the child route. */
export const Outlet = (): ReactNode => use(OutletContext);

type SearchParamsInit = ConstructorParameters<typeof URLSearchParams>[0];
export type SetSearchParams = (
  next: SearchParamsInit | ((now: URLSearchParams) => SearchParamsInit),
  options?: NavigateOptions,
) => void;

/** Returns the query of the URL, and a function that navigates to the same page with another query. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback<SetSearchParams>(
    (next, options) => {
      const init = typeof next === "function" ? next(new URLSearchParams(params)) : next;
      void navigate(`?${new URLSearchParams(init).toString()}`, options);
    },
    [navigate, params],
  );
  return [params, setParams];
}

/** Blocks navigations for which `shouldBlock` returns true, until `proceed` or `reset` is called. */
export function useBlocker(shouldBlock: ShouldBlock): Blocker {
  const { guards } = useRouter();
  useRouterState();
  const [guard] = useState(() => ({}));
  useEffect(() => guards.set(guard, shouldBlock), [guards, guard, shouldBlock]);
  useEffect(() => () => guards.remove(guard), [guards, guard]);
  return guards.read(guard);
}
