import type { RouterHistory } from "./history.ts";
import type { Location } from "./location.ts";

/** Returns whether the person must confirm before leaving the page. */
export type ShouldBlock = (move: { currentLocation: Location; nextLocation: Location }) => boolean;

export interface Blocker {
  state: "unblocked" | "blocked" | "proceeding";
  /** Continues the blocked navigation without asking again. */
  proceed?: () => void;
  /** Cancels the blocked navigation. */
  reset?: () => void;
}

const UNBLOCKED: Blocker = { state: "unblocked" };

export interface NavigationGuards {
  set(guard: object, shouldBlock: ShouldBlock): void;
  remove(guard: object): void;
  read(guard: object): Blocker;
  /** Blocks a navigation when a guard requires it; `proceed` repeats the navigation. */
  block(from: Location, to: Location, proceed: () => void): boolean;
  /** The same for a step through the history. The browser reports it after it has happened, so it is undone. */
  blockPop(from: Location, to: Location, delta: number | null): boolean;
  /** Forgets the blocked navigation, because a navigation is complete. */
  release(): void;
}

/** Blocks navigations until the person has decided. If several guards block, only the last one asks. */
export function openNavigationGuards(history: RouterHistory, onChange: () => void): NavigationGuards {
  const guards = new Map<object, ShouldBlock>();
  let blocked: { guard: object; blocker: Blocker } | null = null;
  let resolveUndo: (() => void) | null = null;

  const findGuard = (currentLocation: Location, nextLocation: Location): object | undefined =>
    blocked?.blocker.state === "proceeding"
      ? undefined
      : [...guards].findLast(([, shouldBlock]) => shouldBlock({ currentLocation, nextLocation }))?.[0];

  const hold = (guard: object, proceed: () => void): void => {
    const proceedOnce = () => {
      blocked = { guard, blocker: { state: "proceeding" } };
      onChange();
      proceed();
    };
    const cancel = () => {
      blocked = null;
      onChange();
    };
    blocked = { guard, blocker: { state: "blocked", proceed: proceedOnce, reset: cancel } };
    onChange();
  };

  return {
    set: (guard, shouldBlock) => void guards.set(guard, shouldBlock),
    remove(guard) {
      guards.delete(guard);
      if (blocked?.guard === guard) blocked = null;
    },
    read: (guard) => (blocked?.guard === guard ? blocked.blocker : UNBLOCKED),
    block(from, to, proceed) {
      const guard = findGuard(from, to);
      if (guard) hold(guard, proceed);
      return guard !== undefined;
    },
    blockPop(from, to, delta) {
      if (resolveUndo) {
        resolveUndo();
        resolveUndo = null;
        return true;
      }
      const guard = delta ? findGuard(from, to) : undefined;
      if (!guard || !delta) return false;
      // The browser undoes the step asynchronously, so `proceed` waits for that.
      const isUndone = new Promise<void>((resolve) => (resolveUndo = resolve));
      history.go(-delta);
      hold(guard, () => void isUndone.then(() => history.go(delta)));
      return true;
    },
    release() {
      blocked = null;
    },
  };
}
