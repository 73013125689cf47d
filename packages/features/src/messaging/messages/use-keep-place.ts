import { useLayoutEffect, useRef, useState } from "react";

interface KeepPlace {
  newest: string | undefined;
  oldest: string | undefined;
  /** Called when one has scrolled up to the first that is there; null when there is nothing above it. */
  onTop: (() => void) | null;
}

const NEAR_PX = 80;

/** Who is at the end stays there when something comes; who reads further up keeps their place, whatever comes above or below. */
export function useKeepPlace({ newest, oldest, onTop }: KeepPlace) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<{ height: number; oldest: string | undefined; newest: string | undefined }>({
    height: 0,
    oldest: undefined,
    newest: undefined,
  });
  const wasAtEnd = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    if (wasAtEnd.current) element.scrollTop = element.scrollHeight;
    else if (before.current.oldest !== oldest) element.scrollTop += element.scrollHeight - before.current.height;
    before.current = { height: element.scrollHeight, oldest, newest };
  }, [newest, oldest]);

  function onScroll() {
    const element = place.current;
    if (!element) return;
    wasAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
    setAtEnd(wasAtEnd.current);
    if (element.scrollTop < NEAR_PX && element.scrollHeight > element.clientHeight) onTop?.();
  }

  function toEnd() {
    const element = place.current;
    if (element) element.scrollTop = element.scrollHeight;
    element?.focus();
  }

  return { place, isAtEnd, toEnd, onScroll };
}
