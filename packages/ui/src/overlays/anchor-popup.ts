import { type Align, positionPopup, type Side } from "./position-popup.ts";

/**
 * Shows a popup in the browser's top layer and keeps it beside an element. Returns a function that stops following the
 * element.
 */
export function anchorPopup(popup: HTMLElement, anchor: Element, preferred: { side: Side; align: Align }): () => void {
  if ("showPopover" in popup && !popup.matches(":popover-open")) popup.showPopover();
  const update = () => updatePosition(popup, anchor, preferred);
  update();
  window.addEventListener("resize", update);
  window.addEventListener("scroll", update, { capture: true, passive: true });
  return () => {
    window.removeEventListener("resize", update);
    window.removeEventListener("scroll", update, { capture: true });
  };
}

function updatePosition(popup: HTMLElement, anchor: Element, preferred: { side: Side; align: Align }): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const size = { width: popup.offsetWidth, height: popup.scrollHeight };
  const { maxHeight, side, ...edges } = positionPopup(
    anchor.getBoundingClientRect(),
    size,
    { width, height },
    preferred,
  );
  for (const edge of ["top", "bottom", "left", "right"] as const) {
    popup.style.setProperty(edge, edges[edge] === undefined ? "auto" : `${edges[edge]}px`);
  }
  popup.style.setProperty("max-height", `${maxHeight}px`);
  popup.dataset["side"] = side;
}
