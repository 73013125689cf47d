import { type RefObject, useEffect } from "react";
import { followLastInput, isFocusNowhere } from "./last-input.ts";

/** How long to wait in milliseconds, because a dialog, a snackbar or a new page may take the focus first. */
const FOCUS_DELAY_MS = 300;

/**
 * When the focused element is removed (a merged pair, a deleted row), the browser drops the focus and the next Tab
 * starts at the top of the window. For keyboard users, the focus moves to the page instead.
 */
export function useFocusFallback(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const input = followLastInput();
    let last: EventTarget | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isLost = () => last instanceof Node && !last.isConnected && isFocusNowhere();
    const remember = ({ target }: FocusEvent) => void (last = target);
    const observer = new MutationObserver(() => {
      if (!isLost()) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (isLost() && input.byKeyboard()) page.current?.focus({ preventScroll: true });
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
