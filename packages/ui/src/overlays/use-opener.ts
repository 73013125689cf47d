import { type RefObject, useEffect, useRef, useState } from "react";
import { type FocusPlace, focusPlace, focusPlaceOf, isGone } from "../focus/focus-place.ts";
import { isFocusNowhere } from "../focus/last-input.ts";

/**
 * The dialog that is closing right now, which may still be drawn, and its opener. A dialog that replaces it has the same
 * opener.
 */
let closing: { opener: FocusPlace; popup: RefObject<HTMLElement | null> } | null = null;

/**
 * Returns the focus to the element that had it before a dialog opened; when that was removed, to what is beside it.
 * Base UI's own way does not work here: it looks for that element after the dialog's fields have taken the focus, and it
 * takes the focus away from a page that was opened from the dialog.
 */
export function useOpener(open: boolean): RefObject<HTMLDivElement | null> {
  const popup = useRef<HTMLDivElement>(null);
  const before = usePlaceBefore(open);
  useEffect(() => {
    if (!open) return;
    // The focus was in a dialog that this one replaces, such as the skeleton of an editor, and is lost with it.
    const isReplaced = closing !== null && (isGone(before) || closing.popup.current?.contains(before[0]?.[0] ?? null));
    const opener = closing && isReplaced ? closing.opener : before;
    return () => {
      closing = { opener, popup };
      queueMicrotask(() => {
        closing = null;
        restoreFocus(popup, opener);
        // When the focused element was removed just before, Base UI moves the focus into the closing dialog in the next
        // frame.
        requestAnimationFrame(() => restoreFocus(popup, opener));
      });
    };
  }, [open, before]);
  return popup;
}

/** Reads the focus while rendering, because a menu that closes as the dialog opens is gone when effects run. */
function usePlaceBefore(open: boolean): FocusPlace {
  const [last, setLast] = useState<{ open: boolean; place: FocusPlace }>({ open: false, place: [] });
  if (open !== last.open)
    setLast({ open, place: open && typeof document === "object" ? focusPlaceOf(document.activeElement) : last.place });
  return last.place;
}

/** Returns the focus only when nothing else has taken it: it is on no element, or still in the closing dialog. */
function restoreFocus(popup: RefObject<HTMLElement | null>, opener: FocusPlace): void {
  if (isFocusNowhere() || popup.current?.contains(document.activeElement)) focusPlace(opener);
}
