import { useState, type KeyboardEvent } from "react";

const MOVES: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Keyboard access to a chart: Tab reaches one bar, and the arrow keys move to the others. The current bar is described
 * below the chart.
 */
export function useWalk(count: number) {
  const [place, setPlace] = useState(0);
  const [reached, setReached] = useState<number | null>(null);
  const at = Math.min(place, Math.max(count - 1, 0));

  function walk(event: KeyboardEvent<SVGElement>) {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const next = move(at, count - 1);
    setPlace(next);
    const bars = event.currentTarget.closest("svg")?.querySelectorAll<SVGElement>("[data-bar]");
    bars?.[next]?.focus();
  }

  return {
    reached: reached !== null && reached < count ? reached : null,
    /** The props that a bar needs for keyboard and pointer access. */
    barProps: (index: number) => ({
      "data-bar": "",
      tabIndex: index === at ? 0 : -1,
      onKeyDown: walk,
      onFocus: () => {
        setPlace(index);
        setReached(index);
      },
      onBlur: () => setReached(null),
      onPointerEnter: () => setReached(index),
      onPointerLeave: () => setReached(null),
    }),
  };
}

export type Walk = ReturnType<typeof useWalk>;
