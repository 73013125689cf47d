import type { StatementPaper } from "@offertory/contract";
import PdfDocument from "pdfkit";
import { drawPaper } from "./draw-paper.ts";
import { openPen } from "./pen.ts";

/** Says that the file keeps to the rules for readers who do not see it (PDF/UA, ISO 14289-1). */
const ACCESSIBLE = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>
        `;

interface Making {
  /** Whether the streams are packed; tests read them as they are. */
  compress?: boolean;
}

/** One statement as a file of its own: tagged, with its language, its title and all of its fonts. */
export async function drawPdf(paper: StatementPaper, { compress = true }: Making = {}): Promise<Uint8Array> {
  const doc = new PdfDocument({
    pdfVersion: "1.7",
    tagged: true,
    lang: paper.language,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    compress,
    // None but those that are embedded.
    font: "",
    // Only our own words: pdfkit writes them into XML as they are.
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
