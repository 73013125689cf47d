import type { ComponentType } from "react";
import { FailedPage } from "./failed-page.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { useRetriedLoad } from "./use-retried-load.ts";

/** A part of a page whose code is fetched when it is first shown, and fetched again until it comes. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const { part: Part, failed, tryAgain } = useRetriedLoad(load);
    if (Part) return <Part {...props} />;
    return failed ? <FailedPage onRetry={tryAgain} /> : <PageSkeleton />;
  };
}

/**
 * The `lazy` of a route. It never rejects: code that could not be fetched becomes a page that says so and goes on fetching.
 */
export const lazyRoute = (load: () => Promise<ComponentType>) => async (): Promise<{ Component: ComponentType }> => ({
  Component: await load().catch(() => lazyPart(load)),
});
