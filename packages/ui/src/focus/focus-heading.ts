const PATIENCE_MS = 3000;

/**
 * After a navigation the heading of the new page takes the focus, so that a screen reader tells where we are and Tab goes
 * on from there. The heading may come later than the address; whoever moves the focus meanwhile is left alone.
 */
export function focusHeading(page: Document = document): () => void {
  const before = page.activeElement;
  // A form that begins with its first field has taken the focus already.
  if (before?.matches("main :is(input, select, textarea)")) return () => {};
  // So has a menu that somebody opened while the page was still being drawn; losing the focus would close it.
  if (before?.closest("[popover]")) return () => {};

  function look(): boolean {
    const now = page.activeElement;
    if (now !== before && now !== page.body && !now?.matches("main")) return true;
    const heading = page.querySelector<HTMLElement>("main h1");
    if (!heading) return false;
    heading.tabIndex = -1;
    // A ring around a heading would say that something can be done with it.
    heading.classList.add("outline-none");
    heading.focus({ preventScroll: true });
    return true;
  }

  if (look()) return () => {};
  const observer = new MutationObserver(() => {
    if (look()) stop();
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(page.body, { childList: true, subtree: true });
  return stop;
}
