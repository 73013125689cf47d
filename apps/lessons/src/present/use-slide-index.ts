import { useLocation, useNavigate } from "@offertory/router";
import { useCallback, useEffect, useEffectEvent, useRef } from "react";

/**
 * The current slide. It is kept in the URL's hash, so that a reload shows the same; it adds no history entries. The
 * slides and the presenter view are two windows: a step in one is also made in the other.
 */
export function useSlideIndex(count: number): [slideIndex: number, go: (slideIndex: number) => void] {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const requestedIndex = Number(/^#(\d{1,4})$/.exec(hash)?.[1] ?? 1) - 1;
  const slideIndex = Math.max(0, Math.min(requestedIndex, count - 1));
  const channel = useRef<BroadcastChannel | null>(null);
  const show = useCallback(
    (to: number) => {
      const next = Math.max(0, Math.min(to, count - 1));
      void navigate({ pathname, search, hash: `#${next + 1}` }, { replace: true, preventScrollReset: true });
    },
    [navigate, pathname, search, count],
  );
  const receive = useEffectEvent((to: unknown) => {
    if (typeof to === "number" && to !== slideIndex) show(to);
  });
  useEffect(() => {
    const opened = new BroadcastChannel(`offertory-slides ${pathname}`);
    opened.addEventListener("message", ({ data }) => receive(data));
    channel.current = opened;
    return () => opened.close();
  }, [pathname]);
  // Only a step made here is sent: sending a received one back would undo a faster step of the other window.
  const go = useCallback(
    (to: number) => {
      show(to);
      channel.current?.postMessage(to);
    },
    [show],
  );
  return [slideIndex, go];
}
