import { type RefObject, useEffect } from "react";
import { type FocusPlace, focusPlace, focusPlaceOf, isGone } from "./focus-place.ts";
import { followLastInput, isFocusNowhere } from "./last-input.ts";

/** How long to wait in milliseconds, because a dialog, a snackbar or a new page may take the focus first. */
const FOCUS_DELAY_MS = 300;

/**
 * When the focused element is removed (a merged pair, a deleted row), the browser drops the focus and the next Tab
 * starts at the top of the window. For keyboard users, the focus moves to what is now beside it, else to the page.
 */
export function useFocusFallback(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const input = followLastInput();
    let last: FocusPlace = [];
    let pathname = "";
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isLost = () => last.length > 0 && isGone(last) && isFocusNowhere();
    const remember = ({ target }: FocusEvent) => {
      // A snackbar only borrows the focus from the element before it.
      if (!(target instanceof Element) || target.closest("[data-snackbars]")) return;
      last = focusPlaceOf(target);
      ({ pathname } = location);
    };
    const observer = new MutationObserver(() => {
      if (!isLost()) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!isLost() || !input.byKeyboard()) return;
        // On a new page there is nothing beside the element.
        if (location.pathname !== pathname || !focusPlace(last)) page.current?.focus({ preventScroll: true });
      }, FOCUS_DELAY_MS);
    });
    document.addEventListener("focusin", remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener("focusin", remember);
      input.stop();
    };
  }, [page]);
}
