import type { Style } from "./pen.ts";
import { BODY, BRAND, INK, SMALL, SOFT, STRONG, TITLE, type Sheet } from "./styles.ts";

const CHURCH = { size: 13, weight: "bold" } as const;
/** The height of the donor's name: it shows in the window of an envelope when the sheet is folded in three. */
const WINDOW_Y = 150;

/** Draws the church's name and address, the donor's name and address, and the title. */
export function drawHead(sheet: Sheet): void {
  const { pen, paper, root, left: x, width } = sheet;
  const part = width * 0.62;
  const church = { ...CHURCH, color: BRAND };
  const names = pen.wrap(paper.church.name, part, church);
  pen.write("P", root, { lines: names, style: church, box: { x, y: sheet.y + 10, width: part }, leading: 17 });
  sheet.y += names.length * 17 + 2;
  block(paper.church.lines, { ...SMALL, color: SOFT }, 12);

  sheet.y = Math.max(sheet.y + 20, WINDOW_Y);
  const name = { ...STRONG, color: INK };
  const donor = pen.wrap(paper.donor.name, part, name);
  pen.write("P", root, { lines: donor, style: name, box: { x, y: sheet.y + 10, width: part }, leading: 14 });
  sheet.y += donor.length * 14;
  block(paper.donor.lines, { ...BODY, color: INK }, 14);

  sheet.y += 26;
  const title = { ...TITLE, color: INK };
  const titles = pen.wrap(paper.title, width, title);
  pen.write("H1", root, { lines: titles, style: title, box: { x, y: sheet.y + 20, width }, leading: 27 });
  sheet.y += titles.length * 27 + 2;
  block([`${paper.period} · ${paper.madeOn}`], { ...BODY, color: SOFT }, 14);
  sheet.y += 10;
  pen.drawArtifact(() => pen.doc.rect(x, sheet.y - 0.75, width, 1.5).fill(BRAND));
  sheet.y += 18;

  function block(texts: readonly string[], style: Style, leading: number) {
    const lines = texts.flatMap((text) => pen.wrap(text, width, style));
    if (lines.length === 0) return;
    pen.write("P", root, { lines, style, box: { x, y: sheet.y + 10, width }, leading });
    sheet.y += lines.length * leading;
  }
}
