export type RowSelection<Row> = {
  selected: ReadonlySet<string>;
  onChange: (selected: Set<string>) => void;
  selectLabel: (row: Row) => string;
  selectAllLabel: string;
};

/** Returns the selection after some rows were selected or deselected. */
export function withRows(selected: ReadonlySet<string>, keys: readonly string[], chosen: boolean): Set<string> {
  const next = new Set(selected);
  for (const key of keys) {
    if (chosen) next.add(key);
    else next.delete(key);
  }
  return next;
}
