import { type Options, stringify } from "csv-stringify/sync";

/**
 * Rows of a CSV file as spreadsheets read it. A cell that begins like a formula would be run by them: such cells are marked as text. One
 * with a line break is quoted, whichever break it is.
 */
export const writeCsv = (rows: object[], options: Pick<Options, "bom" | "cast" | "columns"> = {}): string =>
  stringify(rows, { ...options, escape_formulas: true, quoted_match: /[\r\n]/, record_delimiter: "windows" });
