import type { StatementPaper } from "@offertory/contract";
import PdfDocument from "pdfkit";
import { drawPaper } from "./draw-paper.ts";
import { openPen } from "./pen.ts";

/**
 * Any number of statements in one file that goes to a printer. Pages leave as soon as they are drawn; it is not tagged, since the
 * structure of thousands of characters would have to be held until the end.
 */
export function openPrintFile(title: string) {
  const doc = new PdfDocument({
    bufferPages: true,
    autoFirstPage: false,
    font: "",
    displayTitle: true,
    info: { Title: title },
  });
  let pieces: Uint8Array[] = [];
  doc.on("data", (piece: Uint8Array) => pieces.push(piece));
  const ended = new Promise<void>((resolve, reject) => {
    doc.once("end", resolve).once("error", reject);
  });
  const pen = openPen(doc, { tagged: false });
  const take = (): Uint8Array => {
    const bytes = Buffer.concat(pieces);
    pieces = [];
    return bytes;
  };
  return {
    /** Draws some more, and gives what is ready of the file. */
    async add(papers: readonly StatementPaper[]): Promise<Uint8Array> {
      for (const paper of papers) {
        drawPaper(pen, paper);
        doc.flushPages();
      }
      // Packed pages come out in later turns.
      await new Promise((resolve) => setImmediate(resolve));
      return take();
    },
    async close(): Promise<Uint8Array> {
      doc.end();
      await ended;
      return take();
    },
  };
}
