import { useEffect, useState } from "react";

const TOUCHES = ["pointerdown", "keydown", "focusin", "input"] as const;
/** A visitor who only reads has the payment provider's script a moment later, and waits for nothing then. */
const PATIENCE_MS = 4000;

/** True from when somebody first touches the page, or when the browser has nothing better to do. */
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
