import { useEffectEvent, useLayoutEffect } from "react";

export type KeyAction =
  | "next"
  | "previous"
  | "first"
  | "last"
  | "leave"
  | "help"
  | "notes"
  | "fullscreen"
  | "down"
  | "up";

const KEYS: Record<string, KeyAction> = {
  ArrowRight: "next",
  ArrowLeft: "previous",
  ArrowDown: "down",
  ArrowUp: "up",
  PageDown: "down",
  PageUp: "up",
  " ": "down",
  Home: "first",
  End: "last",
  Escape: "leave",
  "?": "help",
  n: "notes",
  f: "fullscreen",
};

/**
 * The keyboard shortcuts of a presentation. Keys that a focused button uses, and all keys in a dialog, are left alone.
 */
export function useKeys(act: (action: KeyAction) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("[role=dialog], [role=alertdialog], input, textarea, select")) return;
    if (event.key === " " && target?.closest("button, a, summary")) return;
    event.preventDefault();
    act(event.key === " " && event.shiftKey ? "up" : action);
  });
  // A layout effect, because on a slow machine a normal effect may run after the first key press.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
