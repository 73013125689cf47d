import { useLayoutEffect, useRef, useState } from "react";

interface ScrollPositionInput {
  newest: string | undefined;
  oldest: string | undefined;
  /** Called when the user scrolls up to the oldest loaded message; null if there are no older ones. */
  onTop: (() => void) | null;
}

const EDGE_THRESHOLD_PX = 80;

/**
 * Keeps the scroll position: at the end it stays at the end with new messages; further up it does not move, whatever is
 * added.
 */
export function useScrollPosition({ newest, oldest, onTop }: ScrollPositionInput) {
  const container = useRef<HTMLDivElement>(null);
  const before = useRef<{ height: number; oldest: string | undefined; newest: string | undefined }>({
    height: 0,
    oldest: undefined,
    newest: undefined,
  });
  const wasAtEnd = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);

  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    if (wasAtEnd.current) element.scrollTop = element.scrollHeight;
    else if (before.current.oldest !== oldest) element.scrollTop += element.scrollHeight - before.current.height;
    before.current = { height: element.scrollHeight, oldest, newest };
  }, [newest, oldest]);

  function onScroll() {
    const element = container.current;
    if (!element) return;
    wasAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < EDGE_THRESHOLD_PX;
    setAtEnd(wasAtEnd.current);
    if (element.scrollTop < EDGE_THRESHOLD_PX && element.scrollHeight > element.clientHeight) onTop?.();
  }

  function toEnd() {
    const element = container.current;
    if (element) element.scrollTop = element.scrollHeight;
    element?.focus();
  }

  return { container, isAtEnd, toEnd, onScroll };
}
