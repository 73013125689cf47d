import { type Align, placePopup, type Side } from "./place-popup.ts";

/**
 * Shows a popup in the browser's top layer and keeps it beside an element. Returns a function that stops following the
 * element.
 */
export function holdBeside(popup: HTMLElement, anchor: Element, wish: { side: Side; align: Align }): () => void {
  if ("showPopover" in popup && !popup.matches(":popover-open")) popup.showPopover();
  const place = () => placeNow(popup, anchor, wish);
  place();
  window.addEventListener("resize", place);
  window.addEventListener("scroll", place, { capture: true, passive: true });
  return () => {
    window.removeEventListener("resize", place);
    window.removeEventListener("scroll", place, { capture: true });
  };
}

function placeNow(popup: HTMLElement, anchor: Element, wish: { side: Side; align: Align }): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const size = { width: popup.offsetWidth, height: popup.scrollHeight };
  const { maxHeight, side, ...edges } = placePopup(anchor.getBoundingClientRect(), size, { width, height }, wish);
  for (const edge of ["top", "bottom", "left", "right"] as const) {
    popup.style.setProperty(edge, edges[edge] === undefined ? "auto" : `${edges[edge]}px`);
  }
  popup.style.setProperty("max-height", `${maxHeight}px`);
  popup.dataset["side"] = side;
}
