import type { TableAction } from "../toolbar/table-toolbar.tsx";
import { replaceSelected, type Selected, wholeLines } from "./selected.ts";

/** A Markdown table: its rows with the header first, the delimiter of each column, and the cell of the cursor. */
type Table = { rows: string[][]; rules: string[]; from: number; to: number; row: number; column: number };

const NEW_ROWS = 3;
const NEW_COLUMNS = 3;
const PLAIN_RULE = "---";

/** Inserts a table of three by three cells below the line of the cursor, and moves the cursor into the first cell. */
export function insertTable(selected: Selected): Selected {
  const lines = wholeLines(selected);
  const line = lines.text.slice(lines.start, lines.end);
  const rows = Array.from({ length: NEW_ROWS }, () => Array.from({ length: NEW_COLUMNS }, () => ""));
  const before = line.trim() === "" ? "" : `${line}\n\n`;
  const after = lines.text.slice(lines.end).startsWith("\n\n") || lines.end === lines.text.length ? "" : "\n";
  const written = writeRows({ rows, rules: rows[0]?.map(() => PLAIN_RULE) ?? [] });
  const cell = before.length + 2;
  return replaceSelected(lines, `${before}${written}${after}`, [cell, cell]);
}

export function findTable({ text, start }: Selected): Table | null {
  const lines = text.split("\n");
  const at = text.slice(0, start).split("\n").length - 1;
  const isRow = (index: number) => lines[index]?.includes("|") === true;
  if (!isRow(at)) return null;
  let first = at;
  while (isRow(first - 1)) first -= 1;
  let last = at;
  while (isRow(last + 1)) last += 1;
  const [header = "", rule = "", ...others] = lines.slice(first, last + 1);
  const rules = splitCells(rule);
  if (!rules.every((cell) => /^:?-+:?$/.test(cell)) || splitCells(header).length !== rules.length) return null;
  const from = lines.slice(0, first).join("\n").length + (first > 0 ? 1 : 0);
  const lineStart = lines.slice(0, at).join("\n").length + (at > 0 ? 1 : 0);
  return {
    rows: [header, ...others].map((line) => evenCells(splitCells(line), rules.length)),
    rules,
    from,
    to: from + lines.slice(first, last + 1).join("\n").length,
    row: Math.max(0, at - first - (at > first ? 1 : 0)),
    column: columnAt(lines[at] ?? "", start - lineStart, rules.length),
  };
}

/** Adds or deletes the row or column at the cursor, or deletes the table. A Markdown table always has a header. */
export function changeTable(selected: Selected, action: TableAction): Selected {
  const table = findTable(selected);
  if (!table) return selected;
  const { rows, rules, row, column } = table;
  const empty = rules.map(() => "");
  switch (action) {
    case "rowAbove":
      return putTable(selected, { ...table, rows: rows.toSpliced(Math.max(1, row), 0, empty), row: Math.max(1, row) });
    case "rowBelow":
      return putTable(selected, { ...table, rows: rows.toSpliced(row + 1, 0, empty), row: row + 1 });
    case "columnLeft":
      return putTable(selected, addColumn(table, column));
    case "columnRight":
      return putTable(selected, addColumn(table, column + 1));
    case "deleteRow":
      return putTable(selected, { ...table, rows: rows.toSpliced(row, 1), row: Math.min(row, rows.length - 2) });
    case "deleteColumn":
      return putTable(selected, {
        ...table,
        rows: rows.map((cells) => cells.toSpliced(column, 1)),
        rules: rules.toSpliced(column, 1),
        column: Math.min(column, rules.length - 2),
      });
    case "deleteTable":
      return putTable(selected, { ...table, rows: [] });
    default:
      return selected;
  }
}

const addColumn = (table: Table, at: number): Table => ({
  ...table,
  rows: table.rows.map((cells) => cells.toSpliced(at, 0, "")),
  rules: table.rules.toSpliced(at, 0, PLAIN_RULE),
  column: at,
});

/**
 * Replaces the old table by the changed one, with the cursor in its cell. A table without rows or columns is removed.
 */
function putTable({ text }: Selected, table: Table): Selected {
  const { rows, rules, from, to, row, column } = table;
  const on = { text, start: from, end: to };
  if (rows.length === 0 || rules.length === 0) return replaceSelected(on, "", [0, 0]);
  const lines = writeRows(table).split("\n");
  const before = lines.slice(0, row === 0 ? 0 : row + 1).join("\n").length + (row === 0 ? 0 : 1);
  const cell =
    before + (rows[row] ?? []).slice(0, column).reduce((length, cellText) => length + cellText.length + 3, 2);
  return replaceSelected(on, lines.join("\n"), [cell, cell]);
}

function writeRows({ rows: [header = [], ...others], rules }: Pick<Table, "rows" | "rules">): string {
  return [header, rules, ...others].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** The separator of cells. A pipe that is part of the text is written as `\|`. */
const LINE = /(?<!\\)\|/;
const splitCells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "")
    .split(LINE)
    .map((cell) => cell.trim());

const evenCells = (cells: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, at) => cells[at] ?? "");

function columnAt(line: string, offset: number, columns: number): number {
  const lines = line.slice(0, offset).split(LINE).length - 1;
  const before = line.trimStart().startsWith("|") ? 1 : 0;
  return Math.max(0, Math.min(columns - 1, lines - before));
}
