import type { RefObject } from "react";

type Keeping = {
  open: boolean;
  /** Whether the focus was within the popup when it was last seen. */
  held: RefObject<boolean>;
  popup: HTMLElement | null;
  opener: HTMLElement | null;
  focuses: RefObject<(popup: HTMLElement) => HTMLElement | null | undefined>;
};

/** The trigger itself: what wraps it has no box and takes no focus. */
export function openerOf(anchor: HTMLElement | null): HTMLElement | null {
  const opener = anchor?.firstElementChild;
  return opener instanceof HTMLElement ? opener : null;
}

/**
 * What had the focus may be gone with a change of the popup's contents, or with the popup. The browser then leaves the
 * focus nowhere, where no key is heard: it goes to the new contents, or back to the trigger.
 */
export function keepFocus({ open, held, popup, opener, focuses }: Keeping): void {
  const isLost = held.current && document.activeElement === document.body;
  if (!open) held.current = false;
  if (!isLost) return;
  if (open && popup) (focuses.current(popup) ?? popup).focus({ preventScroll: true });
  else opener?.focus({ preventScroll: true });
}
