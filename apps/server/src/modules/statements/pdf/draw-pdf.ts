import type { StatementPaper } from "@offertory/contract";
import PdfDocument from "pdfkit";
import { drawPaper } from "./draw-paper.ts";
import { openPen } from "./pen.ts";

/** The metadata that declares the file accessible (PDF/UA, ISO 14289-1). */
const ACCESSIBLE = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>
        `;

interface PdfOptions {
  /** Whether the streams are compressed; tests read them uncompressed. */
  compress?: boolean;
}

/** Draws one statement as a tagged PDF with its language, its title and embedded fonts. */
export async function drawPdf(paper: StatementPaper, { compress = true }: PdfOptions = {}): Promise<Uint8Array> {
  const doc = new PdfDocument({
    pdfVersion: "1.7",
    tagged: true,
    lang: paper.language,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    compress,
    // No default font: pdfkit's standard fonts are not embedded.
    font: "",
    // Only translated strings, no names: pdfkit writes these into XML without escaping.
    info: { Title: paper.title, Subject: paper.period },
  });
  doc.appendXML(ACCESSIBLE);
  const pieces: Uint8Array[] = [];
  doc.on("data", (piece: Uint8Array) => pieces.push(piece));
  const ended = new Promise((resolve, reject) => doc.once("end", resolve).once("error", reject));
  drawPaper(openPen(doc, { tagged: true }), paper);
  doc.end();
  await ended;
  return Buffer.concat(pieces);
}
