import { type RefObject, useEffect, useInsertionEffect, useRef } from "react";
import { isFocusNowhere } from "../focus/last-input.ts";

/**
 * Gives the focus back, when a dialog has closed, to what had it before; Base UI would too, but looks only after the
 * dialog's own fields have taken the focus, and takes it away from a page that was opened from the dialog.
 */
export function useOpener(open: boolean): RefObject<HTMLDivElement | null> {
  const popup = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  useInsertionEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);

  useEffect(() => {
    if (!open) return;
    const back = () => giveBack(popup, opener);
    // When what had the focus was removed just before, Base UI takes it into the closing dialog with the next frame.
    return () => queueMicrotask(() => (back(), requestAnimationFrame(back)));
  }, [open]);
  return popup;
}

/** Only when nobody has taken the focus meanwhile: it is nowhere, or still in the dialog that goes. */
function giveBack(popup: RefObject<HTMLElement | null>, opener: RefObject<Element | null>): void {
  const isLeftBehind = isFocusNowhere() || popup.current?.contains(document.activeElement);
  const before = opener.current;
  if (isLeftBehind && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
}
