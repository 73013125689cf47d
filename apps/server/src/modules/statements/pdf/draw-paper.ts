import type { StatementPaper } from "@offertory/contract";
import { drawGifts } from "./draw-gifts.ts";
import { drawHead } from "./draw-head.ts";
import { drawTotals } from "./draw-totals.ts";
import { BODY, drawRules, INK, MARGIN, SOFT, SMALL, type Sheet } from "./styles.ts";
import type { Pen } from "./pen.ts";

/** Draws a statement on new pages of a document. Screen readers read the parts in the order of these calls. */
export function drawPaper(pen: Pen, paper: StatementPaper): void {
  const { doc } = pen;
  const first = doc.bufferedPageRange().start + doc.bufferedPageRange().count;
  const root = pen.group("Document", null, { lang: paper.language, title: paper.title });
  const sheet: Sheet = { pen, paper, root, y: 0, bottom: 0, left: MARGIN, width: 0, rules: [] };
  addPage(sheet);
  drawHead(sheet);
  drawTotals(sheet);
  drawWording(sheet);
  drawGifts(sheet, () => addPage(sheet));
  drawRules(sheet);
  root?.end();
  numberPages(sheet, first);
}

function addPage(sheet: Sheet): void {
  drawRules(sheet);
  const { doc } = sheet.pen;
  doc.addPage({ size: sheet.paper.size, margin: 0 });
  sheet.y = MARGIN;
  sheet.width = doc.page.width - 2 * MARGIN;
  sheet.bottom = doc.page.height - MARGIN - 24;
}

function drawWording(sheet: Sheet): void {
  const { pen, paper, root, left: x, width } = sheet;
  const style = { ...BODY, color: INK };
  const lines = pen.wrap(paper.wording, width, style);
  sheet.y += 8;
  pen.write("P", root, { lines, style, box: { x, y: sheet.y + 10, width }, leading: 14 });
  sheet.y += lines.length * 14 + 22;
}

/** Draws the page numbers at the bottom of each page, when the number of pages is known. */
function numberPages({ pen, paper, left: x, width }: Sheet, first: number): void {
  const { start, count } = pen.doc.bufferedPageRange();
  const pages = start + count - first;
  for (let page = 0; page < pages; page += 1) {
    pen.doc.switchToPage(first + page);
    const y = pen.doc.page.height - MARGIN + 6;
    const style = { ...SMALL, color: SOFT };
    const number = paper.pageOf.replace("{{page}}", String(page + 1)).replace("{{pages}}", String(pages));
    const name = `${paper.church.name} · ${paper.donor.name}`;
    pen.drawArtifact(() => {
      pen.write("P", null, { lines: [name], style, box: { x, y, width } });
      pen.write("P", null, { lines: [number], style, box: { x, y, width, align: "end" } });
    });
  }
}
