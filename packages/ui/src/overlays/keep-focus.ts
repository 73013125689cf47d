import type { RefObject } from "react";

type KeepFocusInput = {
  open: boolean;
  /** Whether the focus has been within the popup. */
  held: RefObject<boolean>;
  popup: HTMLElement | null;
  opener: HTMLElement | null;
  focuses: RefObject<(popup: HTMLElement) => HTMLElement | null | undefined>;
};

/** Returns the trigger itself. Its wrapper has `display: contents`, so it has no box and cannot take the focus. */
export function openerOf(anchor: HTMLElement | null): HTMLElement | null {
  const opener = anchor?.firstElementChild;
  return opener instanceof HTMLElement ? opener : null;
}

/**
 * The focused element can disappear when the popup's content changes or the popup closes. The browser then drops the
 * focus and no key reaches the popup, so the focus moves to the new content, or back to the trigger.
 */
export function keepFocus({ open, held, popup, opener, focuses }: KeepFocusInput): void {
  const isLost = held.current && document.activeElement === document.body;
  if (!open) held.current = false;
  if (!isLost) return;
  if (open && popup) (focuses.current(popup) ?? popup).focus({ preventScroll: true });
  else opener?.focus({ preventScroll: true });
}
