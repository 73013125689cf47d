/**
 * Converts rows to one JSON text with the database's column names. Statements with dozens of values are faster with one
 * JSON value, because each value costs the driver and the database extra time.
 */
export const toJsonRows = (rows: readonly object[]): string => JSON.stringify(rows.map(inColumns));
export const toJsonRow = (row: object): string => JSON.stringify(inColumns(row));

const inColumns = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value]));

const columns = new Map<string, string>();
/** Caches the conversion, because the program uses few different names. */
function columnOf(name: string): string {
  const known = columns.get(name);
  if (known) return known;
  const column = name.replace(/[A-Z]/g, (big) => `_${big.toLowerCase()}`);
  columns.set(name, column);
  return column;
}
