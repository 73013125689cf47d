import type { StatementPaper } from "@offertory/contract";
import { BODY, heading, INK, rule, SMALL, SOFT, type Sheet } from "./styles.ts";
import type { Element, Style } from "./pen.ts";

const LEADING = 12.5;
const PAD = 6.5;

type Cells = StatementPaper["gifts"]["head"];
type Column = { key: keyof Cells; part: number };

const columnsOf = ({ person }: Cells): Column[] =>
  person === null
    ? [
        { key: "date", part: 0.22 },
        { key: "fund", part: 0.34 },
        { key: "method", part: 0.26 },
        { key: "amount", part: 0.18 },
      ]
    : [
        { key: "date", part: 0.22 },
        { key: "person", part: 0.18 },
        { key: "fund", part: 0.23 },
        { key: "method", part: 0.2 },
        { key: "amount", part: 0.17 },
      ];

/** Draws a row for each gift, and repeats the column headings on every further page. */
export function drawGifts(sheet: Sheet, addPage: () => void): void {
  const { pen, paper, root } = sheet;
  const { title, none, head, rows } = paper.gifts;
  if (sheet.y + 90 > sheet.bottom) addPage();
  heading(sheet, title);
  if (rows.length === 0) {
    const style = { ...BODY, color: SOFT };
    const box = { x: sheet.left, y: sheet.y + 10, width: sheet.width };
    pen.write("P", root, { lines: pen.wrap(none, sheet.width, style), style, box, leading: LEADING });
    return;
  }
  const columns = columnsOf(head);
  const table = pen.group("Table", root);
  const small = { ...SMALL, color: SOFT };
  const drawHead = (parent: Element | null) => {
    writeRow(sheet, { columns, cells: head, style: small, parent, isHead: true });
    rule(sheet, sheet.y);
  };
  drawHead(table);
  for (const row of rows) {
    const style = { ...BODY, size: 9.5, color: row.kind === "gift" ? INK : SOFT };
    if (sheet.y + heightOf(sheet, columns, row, style) > sheet.bottom) {
      addPage();
      // The repeated headings are drawn outside the structure, so that a screen reader reads them once.
      pen.drawArtifact(() => writeRow(sheet, { columns, cells: head, style: small, parent: null, isHead: true }));
      rule(sheet, sheet.y);
    }
    writeRow(sheet, { columns, cells: row, style, parent: table });
    rule(sheet, sheet.y);
  }
  table?.end();
}

interface Row {
  columns: readonly Column[];
  cells: Cells;
  style: Style;
  parent: Element | null;
  isHead?: boolean;
}

const GAP = 10;
const INSET = 8;

const cellLines = ({ pen, width }: Sheet, { key, part }: Column, cells: Cells, style: Style): string[] =>
  pen.wrap(cells[key] ?? "", (width - 2 * INSET) * part - GAP, style);

const heightOf = (sheet: Sheet, columns: readonly Column[], cells: Cells, style: Style): number =>
  Math.max(...columns.map((column) => cellLines(sheet, column, cells, style).length)) * LEADING + PAD;

function writeRow(sheet: Sheet, { columns, cells, style, parent, isHead = false }: Row): void {
  const { pen } = sheet;
  const left = sheet.left + INSET;
  const width = sheet.width - 2 * INSET;
  const tr = parent && pen.group("TR", parent);
  let x = left;
  for (const column of columns) {
    const lines = cellLines(sheet, column, cells, style);
    const box = { x, y: sheet.y + 12.5, width: width * column.part } as const;
    pen.write(isHead ? "TH" : "TD", tr, {
      lines,
      style,
      box: column.key === "amount" ? { ...box, align: "end" } : box,
      leading: LEADING,
      scope: isHead ? "Column" : undefined,
    });
    x += width * column.part;
  }
  tr?.end();
  sheet.y += heightOf(sheet, columns, cells, style);
}
