import { type FocusEvent, type RefObject, useEffect, useRef } from "react";
import { followLastInput, isFocusNowhere } from "../focus/last-input.ts";

const LOOK_EVERY_MS = 100;

/** The page as a whole has the focus only for want of anything better. */
const isLost = (): boolean => isFocusNowhere() || document.activeElement?.matches("main") === true;

/**
 * News stands at the end of the page and goes after a while: by Tab alone nobody would reach its action in time. F6 leads
 * there; and when what the person worked with by keyboard is gone (an archived row, say), so that the focus is nowhere,
 * it goes to the action by itself. Once the notice has gone, the focus goes back to where it was.
 */
export function useAlertFocus(region: RefObject<HTMLElement | null>, shown: { id: number; hasAction: boolean } | null) {
  const before = useRef<Element | null>(null);
  const { id, hasAction } = shown ?? { id: null, hasAction: false };

  useEffect(() => {
    if (id === null) return;
    const focusAlert = () => region.current?.querySelector("button")?.focus({ preventScroll: true });
    const onKey = ({ key }: KeyboardEvent) => key === "F6" && focusAlert();
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [region, id]);

  const input = useRef<ReturnType<typeof followLastInput> | null>(null);
  useEffect(() => {
    input.current = followLastInput();
    return () => input.current?.stop();
  }, []);
  useEffect(() => {
    if (id === null && isFocusNowhere() && before.current instanceof HTMLElement) before.current.focus();
    before.current = null;
    if (!hasAction) return;
    const timer = setInterval(() => {
      if (!input.current?.byKeyboard() || !isLost()) return;
      region.current?.querySelector("button")?.focus({ preventScroll: true });
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [region, id, hasAction]);

  return {
    onFocus({ relatedTarget }: FocusEvent) {
      if (!region.current?.contains(relatedTarget)) before.current = relatedTarget;
    },
  };
}
