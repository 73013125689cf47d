/** @typedef {{ maxColumns?: number, maxRows?: number, overflow?: "auto" | "never" }} Layout */

const GAP = 8;
const MIN_COLUMN = 160;
const MORE_HEIGHT = 32;

/**
 * Returns how many buttons of an Express Checkout Element are in a row, how many are shown, and the height of them all.
 * The page can calculate it before the frame is loaded, so that nothing moves when the buttons appear.
 * @param {number} count
 * @param {number} width
 * @param {number} buttonHeight
 * @param {Layout=} layout
 * @param {boolean=} isExpanded
 */
export function layOutButtons(count, width, buttonHeight, layout = {}, isExpanded = false) {
  const { maxColumns = 0, maxRows = 0, overflow = "auto" } = layout;
  const fitting = Math.max(1, Math.floor((width + GAP) / (MIN_COLUMN + GAP)));
  const columns = Math.max(1, Math.min(count, maxColumns > 0 ? maxColumns : fitting));
  const rows = Math.ceil(count / columns);
  const isCut = maxRows > 0 && rows > maxRows && overflow === "auto" && !isExpanded;
  const shownRows = isCut ? maxRows : rows;
  const height = shownRows === 0 ? 0 : shownRows * buttonHeight + (shownRows - 1) * GAP;
  return {
    columns,
    shown: isCut ? shownRows * columns : count,
    height: height + (isCut ? GAP + MORE_HEIGHT : 0),
  };
}
