import type { ComponentType } from "react";
import { FailedPage } from "./failed-page.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { useRetriedLoad } from "./use-retried-load.ts";

/** A component whose code is loaded when it is first shown; a failed load is retried. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const { part: Part, failed, tryAgain } = useRetriedLoad(load);
    if (Part) return <Part {...props} />;
    return failed ? <FailedPage onRetry={tryAgain} /> : <PageSkeleton />;
  };
}

/**
 * Returns the `lazy` function of a route. It never rejects: if the code cannot be loaded, the page says so and retries.
 */
export const lazyRoute = (load: () => Promise<ComponentType>) => async (): Promise<{ Component: ComponentType }> => ({
  Component: await load().catch(() => lazyPart(load)),
});
