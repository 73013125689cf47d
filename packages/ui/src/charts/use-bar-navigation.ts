import { useState, type KeyboardEvent } from "react";

const KEY_MOVES: Record<string, (at: number, last: number) => number> = {
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
export function useBarNavigation(count: number) {
  const [tabStop, setTabStop] = useState(0);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const at = Math.min(tabStop, Math.max(count - 1, 0));

  function moveByKey(event: KeyboardEvent) {
    const move = KEY_MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const next = move(at, count - 1);
    setTabStop(next);
    const bars = event.currentTarget.closest("svg")?.querySelectorAll<SVGElement>("[data-bar]");
    bars?.[next]?.focus();
  }

  return {
    activeIndex: activeIndex !== null && activeIndex < count ? activeIndex : null,
    /** The props that a bar needs for keyboard and pointer access. */
    barProps: (index: number) => ({
      "data-bar": "",
      tabIndex: index === at ? 0 : -1,
      onKeyDown: moveByKey,
      onFocus: () => {
        setTabStop(index);
        setActiveIndex(index);
      },
      onBlur: () => setActiveIndex(null),
      onPointerEnter: () => setActiveIndex(index),
      onPointerLeave: () => setActiveIndex(null),
    }),
  };
}

export type BarNavigation = ReturnType<typeof useBarNavigation>;
