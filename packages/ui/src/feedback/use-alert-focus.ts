import { type FocusEvent, type RefObject, useEffect, useRef } from "react";
import { followLastInput, isFocusNowhere } from "../focus/last-input.ts";

const FOCUS_CHECK_INTERVAL_MS = 100;

/** When `main` has the focus, it is only a fallback, so it counts as lost. */
const isLost = (): boolean => isFocusNowhere() || document.activeElement?.matches("main") === true;

/**
 * A snackbar is at the end of the page and closes after some seconds, so that keyboard users could not reach its action
 * by Tab in time. F6 moves the focus to it. When the focused element has disappeared, such as an archived row, the
 * focus moves to the action by itself. After the snackbar has closed, the focus returns to where it was.
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
    }, FOCUS_CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [region, id, hasAction]);

  return {
    onFocus({ relatedTarget }: FocusEvent) {
      if (!region.current?.contains(relatedTarget)) before.current = relatedTarget;
    },
  };
}
