/** Returns the order after one fund moved up or down; the same array if it cannot move. */
export function moved(ids: readonly string[], id: string, step: -1 | 1): readonly string[] {
  const from = ids.indexOf(id);
  const to = from + step;
  if (from === -1 || to < 0 || to >= ids.length) return ids;
  const order = ids.filter((each) => each !== id);
  return [...order.slice(0, to), id, ...order.slice(to)];
}

/** Sorts items by a list of ids; items that are not in the list come last. */
export function inOrder<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const indexOf = ({ id }: Row) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return rows.toSorted((one, other) => indexOf(one) - indexOf(other));
}
