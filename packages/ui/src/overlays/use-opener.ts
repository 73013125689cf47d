import { type RefObject, useEffect, useInsertionEffect, useRef } from "react";
import { isFocusNowhere } from "../focus/last-input.ts";

/** The opener of the dialog that is closing right now. A dialog that replaces it has the same opener. */
let openerOfClosing: Element | null = null;

/**
 * Returns the focus to the element that had it before a dialog opened. Base UI's own way does not work here: it looks
 * for that element after the dialog's fields have taken the focus, and it takes the focus away from a page that was
 * opened from the dialog.
 */
export function useOpener(open: boolean): RefObject<HTMLDivElement | null> {
  const popup = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  useInsertionEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);

  useEffect(() => {
    if (!open) return;
    // The focus was in a dialog that this one replaces, such as the skeleton of an editor, and is lost with it.
    if (openerOfClosing && !canTakeFocus(opener.current)) opener.current = openerOfClosing;
    return () => {
      openerOfClosing = opener.current;
      queueMicrotask(() => {
        openerOfClosing = null;
        restoreFocus(popup, opener);
        // When the focused element was removed just before, Base UI moves the focus into the closing dialog in the next
        // frame.
        requestAnimationFrame(() => restoreFocus(popup, opener));
      });
    };
  }, [open]);
  return popup;
}

/** Returns the focus only when nothing else has taken it: it is on no element, or still in the closing dialog. */
function restoreFocus(popup: RefObject<HTMLElement | null>, opener: RefObject<Element | null>): void {
  const isLeftBehind = isFocusNowhere() || popup.current?.contains(document.activeElement);
  const before = opener.current;
  if (isLeftBehind && canTakeFocus(before)) before.focus({ preventScroll: true });
}

const canTakeFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body;
