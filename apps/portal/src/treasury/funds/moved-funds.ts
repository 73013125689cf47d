/** The order after one was moved a place up or down; the same where there is no such place. */
export function moved(ids: readonly string[], id: string, step: -1 | 1): readonly string[] {
  const from = ids.indexOf(id);
  const to = from + step;
  if (from === -1 || to < 0 || to >= ids.length) return ids;
  const order = ids.filter((each) => each !== id);
  return [...order.slice(0, to), id, ...order.slice(to)];
}

/** Things in the order of these ids; what is not named follows. */
export function inOrder<Thing extends { id: string }>(things: readonly Thing[], ids: readonly string[]): Thing[] {
  const placeOf = ({ id }: Thing) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return things.toSorted((one, other) => placeOf(one) - placeOf(other));
}
