import { BODY, heading, INK, rule, SMALL, SOFT, STRONG, TINT, type Sheet } from "./styles.ts";
import type { Element, Style } from "./pen.ts";

const AMOUNT = 130;
const ROW = 20;

/** Draws the sum of each fund and the total. */
export function drawTotals(sheet: Sheet): void {
  const { pen, paper, root } = sheet;
  const { totals } = paper;
  heading(sheet, totals.title);
  const table = pen.group("Table", root);
  row(sheet, table, totals.head, { ...SMALL, color: SOFT }, { isHead: true });
  rule(sheet, sheet.y);
  for (const one of totals.rows) {
    row(sheet, table, one, { ...BODY, color: INK });
    rule(sheet, sheet.y);
  }
  const { left, width } = sheet;
  pen.drawArtifact(() => pen.doc.rect(left, sheet.y + 0.5, width, ROW + 6).fill(TINT));
  sheet.y += 3;
  row(sheet, table, totals.total, { size: 11.5, weight: "bold", color: INK });
  sheet.y += 3;
  if (totals.deductible) row(sheet, table, totals.deductible, { ...STRONG, color: INK });
  table?.end();
  sheet.y += 6;
}

interface Line {
  label: string;
  amount: string;
}

function row(sheet: Sheet, table: Element | null, line: Line, style: Style, { isHead = false } = {}): void {
  const { pen, left, width } = sheet;
  const x = left + 8;
  const inner = width - 16;
  const labels = pen.wrap(line.label, inner - AMOUNT - 12, style);
  const y = sheet.y + 13.5;
  const tr = pen.group("TR", table);
  const box = { x, y, width: inner } as const;
  const scope = isHead ? "Column" : "Row";
  pen.write("TH", tr, { lines: labels, style, box, leading: 13, scope });
  pen.write(isHead ? "TH" : "TD", tr, {
    lines: [line.amount],
    style,
    box: { ...box, align: "end" },
    scope: isHead ? "Column" : undefined,
  });
  tr?.end();
  sheet.y += ROW + (labels.length - 1) * 13;
}
