export type Side = "top" | "bottom";
export type Align = "start" | "center" | "end";

type Size = { width: number; height: number };
type Box = { top: number; bottom: number; left: number; right: number };

export type Place = Partial<Box> & { maxHeight: number; side: Side };

const GAP = 6;
const MARGIN = 8;

/**
 * Returns the position of a popup beside its anchor: on the other side when it does not fit and there is more room, and
 * always within the viewport.
 */
export function placePopup(anchor: Box, popup: Size, view: Size, wish: { side: Side; align: Align }): Place {
  const room = { bottom: view.height - anchor.bottom - GAP - MARGIN, top: anchor.top - GAP - MARGIN };
  const other = wish.side === "bottom" ? "top" : "bottom";
  const side = popup.height > room[wish.side] && room[other] > room[wish.side] ? other : wish.side;
  const vertical = side === "bottom" ? { top: anchor.bottom + GAP } : { bottom: view.height - anchor.top + GAP };
  return { ...vertical, ...placeAcross(anchor, popup.width, view.width, wish.align), maxHeight: room[side], side };
}

function placeAcross(anchor: Box, width: number, view: number, align: Align): Partial<Box> {
  const lefts = { start: anchor.left, center: (anchor.left + anchor.right - width) / 2, end: anchor.right - width };
  const fits = (left: number) => left >= MARGIN && left + width <= view - MARGIN;
  const left = [lefts[align], lefts.start, lefts.end].find(fits);
  if (left === undefined) return lefts[align] < MARGIN ? { left: MARGIN } : { right: MARGIN };
  // Positioned by its aligned edge, so that a change of its width moves the opposite edge.
  return left === lefts.end ? { right: view - anchor.right } : { left };
}
