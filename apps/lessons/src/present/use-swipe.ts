import { type TouchEvent, useRef } from "react";

const FAR_ENOUGH = 50;

/** Turns pages by a finger: to the side, and clearly more to the side than up or down. */
export function useSwipe(onNext: () => void, onPrevious: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches.item(0);
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches.item(0);
      if (!finger || !start.current) return;
      const [right, down] = [finger.clientX - start.current.x, finger.clientY - start.current.y];
      start.current = null;
      if (Math.abs(right) < FAR_ENOUGH || Math.abs(right) < Math.abs(down) * 1.5) return;
      if (right < 0) onNext();
      else onPrevious();
    },
  };
}
