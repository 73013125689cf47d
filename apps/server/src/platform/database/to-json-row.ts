/**
 * One or many rows as a single JSON text, with the names that the columns have in the database: for statements that would else
 * carry dozens of values, each of which costs the driver and the database more than its own bytes.
 */
export const toJsonRows = (rows: readonly object[]): string => JSON.stringify(rows.map(inColumns));
export const toJsonRow = (row: object): string => JSON.stringify(inColumns(row));

const inColumns = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value]));

const columns = new Map<string, string>();
/** Names in the program are few, and always the same. */
function columnOf(name: string): string {
  const known = columns.get(name);
  if (known) return known;
  const column = name.replace(/[A-Z]/g, (big) => `_${big.toLowerCase()}`);
  columns.set(name, column);
  return column;
}
