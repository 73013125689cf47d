import { Component, type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from "react";
import { OutletContext, ShownLocationContext, RouteErrorContext, RouterContext, StateContext } from "./contexts.ts";
import type { Router, ShownLocation } from "./create-router.ts";
import type { RouteObject } from "./route-object.ts";

/** Renders the page of the current location. */
export function RouterProvider({ router }: { router: Router }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(router.state));
    // Catches up with changes since the first render.
    follow();
    return router.subscribe(follow);
  }, [router]);
  const { shown, ready } = state;
  const page = useMemo(() => drawRoutes(shown, ready), [shown, ready]);
  return (
    <RouterContext value={router}>
      <StateContext value={state}>
        <ShownLocationContext value={shown}>{page}</ShownLocationContext>
      </StateContext>
    </RouterContext>
  );
}

/** Nests the matched routes. Until the first page's code is loaded, the innermost fallback replaces its route. */
function drawRoutes({ matches, location }: ShownLocation, ready: boolean): ReactNode {
  const fallback = ready ? -1 : matches.findLastIndex((route) => Boolean(route.hydrateFallbackElement));
  const shown = ready ? matches : matches.slice(0, fallback + 1);
  return shown.reduceRight<ReactNode>((outlet, route, index) => {
    const drawn = index === fallback ? route.hydrateFallbackElement : drawRoute(route, outlet);
    const inner = <OutletContext value={outlet}>{drawn}</OutletContext>;
    const broken = route.errorElement ?? (route.ErrorBoundary ? <route.ErrorBoundary /> : null);
    if (!broken) return inner;
    return (
      <RouteBoundary location={location} broken={broken}>
        {inner}
      </RouteBoundary>
    );
  }, null);
}

const drawRoute = ({ Component: Page, element }: RouteObject, outlet: ReactNode): ReactNode =>
  Page ? <Page /> : (element ?? outlet);

interface BoundaryProps {
  location: object;
  broken: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  location: object;
  failure: { error: unknown } | null;
}

/** Shows the error element of a route that throws, until another location is shown. */
class RouteBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return location === state.location ? null : { location, failure: null };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <RouteErrorContext value={failure.error}>{this.props.broken}</RouteErrorContext>;
  }
}
