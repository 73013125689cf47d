import { type Options, stringify } from "csv-stringify/sync";

/**
 * Writes a CSV file for spreadsheets. Cells that begin like a formula are marked as text, because a spreadsheet would
 * run them. Cells with a line break of any kind are quoted.
 */
export const writeCsv = (rows: object[], options: Pick<Options, "bom" | "cast" | "columns"> = {}): string =>
  stringify(rows, { ...options, escape_formulas: true, quoted_match: /[\r\n]/, record_delimiter: "windows" });
