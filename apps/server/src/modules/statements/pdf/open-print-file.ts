import type { StatementPaper } from "@offertory/contract";
import PdfDocument from "pdfkit";
import { drawPaper } from "./draw-paper.ts";
import { openPen } from "./pen.ts";

/**
 * Draws any number of statements into one PDF for printing, and returns its bytes page by page. The PDF is not tagged,
 * because the structure of thousands of statements would stay in memory until the end.
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
    /** Draws more statements, and returns the bytes of the file that are ready. */
    async add(papers: readonly StatementPaper[]): Promise<Uint8Array> {
      for (const paper of papers) {
        drawPaper(pen, paper);
        doc.flushPages();
      }
      // pdfkit emits compressed pages asynchronously.
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
