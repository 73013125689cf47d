/** Puts what was entered just now before the rest, the newest first; the rest keeps its order. */
export function newestFirst<Row extends { id: string }>(rows: readonly Row[], entered: readonly string[]): Row[] {
  const placeOf = ({ id }: Row) => {
    const place = entered.indexOf(id);
    return place === -1 ? entered.length : place;
  };
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}
