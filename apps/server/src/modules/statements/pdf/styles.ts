import type { StatementPaper } from "@offertory/contract";
import type { Element, Pen } from "./pen.ts";

export const INK = "#22201c";
export const SOFT = "#5f5b53";
export const BRAND = "#1d5c45";
export const LINE = "#dedbd3";
export const TINT = "#f2f5f2";
export const MARGIN = 56;

export const TITLE = { size: 22, weight: "bold" } as const;
export const HEADING = { size: 12.5, weight: "bold" } as const;
export const BODY = { size: 10, weight: "regular" } as const;
export const STRONG = { size: 10, weight: "bold" } as const;
export const SMALL = { size: 8.5, weight: "regular" } as const;

/** The state while a statement is drawn: `y` is where the next part goes. */
export interface Sheet {
  pen: Pen;
  paper: StatementPaper;
  root: Element | null;
  y: number;
  bottom: number;
  left: number;
  width: number;
  /** The heights of the thin rules on this page. */
  rules: number[];
}

/** Adds a thin rule across the page; `drawRules` draws all rules of a page at once. */
export const rule = (sheet: Sheet, y: number): void => void sheet.rules.push(y);

/** Draws the rules of the page. Called before a new page and at the end. */
export function drawRules({ pen, left, width, rules }: Sheet): void {
  if (rules.length === 0) return;
  pen.drawArtifact(() => {
    for (const y of rules) pen.doc.moveTo(left, y).lineTo(left + width, y);
    pen.doc.lineWidth(0.75).strokeColor(LINE).stroke();
  });
  rules.length = 0;
}

export function heading(sheet: Sheet, text: string): void {
  const { pen, root, left: x, width } = sheet;
  const style = { ...HEADING, color: BRAND };
  const lines = pen.wrap(text, width, style);
  pen.write("H2", root, { lines, style, box: { x, y: sheet.y + 12, width }, leading: 16 });
  sheet.y += lines.length * 16 + 6;
}
