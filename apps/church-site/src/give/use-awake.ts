import { useEffect, useState } from "react";

const TOUCHES = ["pointerdown", "keydown", "focusin", "input"] as const;
/**
 * How long to wait for an interaction before loading the provider's script anyway. A visitor who reads first then finds
 * it ready.
 */
const PATIENCE_MS = 4000;

/** True after the first interaction with the page, or when the browser is idle after a while. */
export function useAwake(): boolean {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => {
    const wake = () => setIsAwake(true);
    for (const touch of TOUCHES) addEventListener(touch, wake, { once: true });
    const timer = setTimeout(() => ("requestIdleCallback" in window ? requestIdleCallback(wake) : wake()), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      for (const touch of TOUCHES) removeEventListener(touch, wake);
    };
  }, []);
  return isAwake;
}
