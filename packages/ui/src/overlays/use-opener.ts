import { type RefObject, useEffect, useInsertionEffect, useRef } from "react";
import { isFocusNowhere } from "../focus/last-input.ts";

/** What had opened a dialog that closes right now: it opens whatever takes the place of that dialog, too. */
let openerOfClosing: Element | null = null;

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
    // The focus was in a dialog that this one replaces (the skeleton of an editor, a list of what to add), and is lost with it.
    if (openerOfClosing && !canTakeFocus(opener.current)) opener.current = openerOfClosing;
    return () => {
      openerOfClosing = opener.current;
      queueMicrotask(() => {
        openerOfClosing = null;
        giveBack(popup, opener);
        // When what had the focus was removed just before, Base UI takes it into the closing dialog with the next frame.
        requestAnimationFrame(() => giveBack(popup, opener));
      });
    };
  }, [open]);
  return popup;
}

/** Only when nobody has taken the focus meanwhile: it is nowhere, or still in the dialog that goes. */
function giveBack(popup: RefObject<HTMLElement | null>, opener: RefObject<Element | null>): void {
  const isLeftBehind = isFocusNowhere() || popup.current?.contains(document.activeElement);
  const before = opener.current;
  if (isLeftBehind && canTakeFocus(before)) before.focus({ preventScroll: true });
}

const canTakeFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body;
