import { useEffect, useState } from "react";

const INTERACTION_EVENTS = ["pointerdown", "keydown", "focusin", "input"] as const;
/**
 * How long to wait for an interaction before loading the provider's script anyway. A visitor who reads first then finds
 * it ready.
 */
const INTERACTION_TIMEOUT_MS = 4000;

/** True after the first interaction with the page, or when the browser is idle after a while. */
export function useFirstInteraction(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => {
    const markInteracted = () => setHasInteracted(true);
    for (const event of INTERACTION_EVENTS) addEventListener(event, markInteracted, { once: true });
    const timer = setTimeout(
      () => ("requestIdleCallback" in window ? requestIdleCallback(markInteracted) : markInteracted()),
      INTERACTION_TIMEOUT_MS,
    );
    return () => {
      clearTimeout(timer);
      for (const event of INTERACTION_EVENTS) removeEventListener(event, markInteracted);
    };
  }, []);
  return hasInteracted;
}
