export type RowSelection<Row> = {
  selected: ReadonlySet<string>;
  onChange: (selected: Set<string>) => void;
  selectLabel: (row: Row) => string;
  selectAllLabel: string;
};

/** The selection after some rows were ticked or unticked. */
export function withRows(selected: ReadonlySet<string>, keys: readonly string[], chosen: boolean): Set<string> {
  const next = new Set(selected);
  for (const key of keys) {
    if (chosen) next.add(key);
    else next.delete(key);
  }
  return next;
}
