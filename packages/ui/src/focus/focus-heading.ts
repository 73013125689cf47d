const HEADING_TIMEOUT_MS = 3000;

/**
 * Moves the focus to the heading of the new page after a navigation, so that a screen reader reads it and Tab continues
 * from there. The heading may be rendered later than the navigation. If the person moves the focus in the meantime, it
 * stays there.
 */
export function focusHeading(page: Document = document): () => void {
  const before = page.activeElement;
  // A form with an autofocused field has already taken the focus.
  if (before?.matches("main :is(input, select, textarea)")) return () => {};
  // The person has opened a menu while the page was still rendering; moving the focus would close it.
  if (before?.closest("[popover]")) return () => {};

  function tryFocus(): boolean {
    const now = page.activeElement;
    if (now !== before && now !== page.body && !now?.matches("main")) return true;
    const heading = page.querySelector<HTMLElement>("main h1");
    if (!heading) return false;
    heading.tabIndex = -1;
    // A focus ring would make the heading look interactive.
    heading.classList.add("outline-none");
    heading.focus({ preventScroll: true });
    return true;
  }

  if (tryFocus()) return () => {};
  const observer = new MutationObserver(() => {
    if (tryFocus()) stop();
  });
  const timer = setTimeout(() => stop(), HEADING_TIMEOUT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(page.body, { childList: true, subtree: true });
  return stop;
}
