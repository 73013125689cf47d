import { type RefObject, useEffect } from "react";
import { followLastInput, isFocusNowhere } from "./last-input.ts";

/** Dialogs, notices and new pages may want the focus for themselves first. */
const PATIENCE_MS = 300;

/**
 * When what had the focus is removed (a merged pair, a row that was taken out), the browser leaves the focus nowhere, and
 * the next Tab begins at the top of the window. Whoever uses the keyboard goes on from the page instead.
 */
export function useKeptPlace(page: RefObject<HTMLElement | null>): void {
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
      }, PATIENCE_MS);
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
