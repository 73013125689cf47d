export type Side = "top" | "bottom";
export type Align = "start" | "center" | "end";

type Size = { width: number; height: number };
type Box = { top: number; bottom: number; left: number; right: number };

export type PopupPosition = Partial<Box> & { maxHeight: number; side: Side };

const GAP = 6;
const MARGIN = 8;

/**
 * Returns the position of a popup beside its anchor: on the other side when it does not fit and there is more room, and
 * always within the viewport.
 */
export function positionPopup(
  anchor: Box,
  popup: Size,
  viewport: Size,
  preferred: { side: Side; align: Align },
): PopupPosition {
  const room = { bottom: viewport.height - anchor.bottom - GAP - MARGIN, top: anchor.top - GAP - MARGIN };
  const other = preferred.side === "bottom" ? "top" : "bottom";
  const side = popup.height > room[preferred.side] && room[other] > room[preferred.side] ? other : preferred.side;
  const vertical = side === "bottom" ? { top: anchor.bottom + GAP } : { bottom: viewport.height - anchor.top + GAP };
  return {
    ...vertical,
    ...alignHorizontally(anchor, popup.width, viewport.width, preferred.align),
    maxHeight: room[side],
    side,
  };
}

function alignHorizontally(anchor: Box, width: number, viewportWidth: number, align: Align): Partial<Box> {
  const lefts = { start: anchor.left, center: (anchor.left + anchor.right - width) / 2, end: anchor.right - width };
  const fits = (left: number) => left >= MARGIN && left + width <= viewportWidth - MARGIN;
  const left = [lefts[align], lefts.start, lefts.end].find(fits);
  if (left === undefined) return lefts[align] < MARGIN ? { left: MARGIN } : { right: MARGIN };
  // Positioned by its aligned edge, so that a change of its width moves the opposite edge.
  return left === lefts.end ? { right: viewportWidth - anchor.right } : { left };
}
