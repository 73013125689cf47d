import PdfDocument from "pdfkit";

export interface Sheet {
  name: string;
  title: string;
  lines: readonly string[];
}

/**
 * Makes a PDF to print and hand out: a title, instructions, and an empty frame to draw in. The creation date is fixed,
 * so that the bytes are the same every time.
 */
export function drawSheet({ title, lines }: Sheet): Promise<Buffer> {
  const doc = new PdfDocument({ size: "A4", margin: 56, info: { Title: title, CreationDate: new Date(0) } });
  const pieces: Uint8Array[] = [];
  const drawn = new Promise<Buffer>((resolve, reject) => {
    doc.on("data", (piece: Uint8Array) => pieces.push(piece));
    doc.once("end", () => resolve(Buffer.concat(pieces)));
    doc.once("error", reject);
  });
  doc.fontSize(24).text(title);
  doc.moveDown(0.5).fontSize(13);
  for (const line of lines) doc.text(line, { lineGap: 4 }).moveDown(0.4);
  const top = doc.y + 16;
  doc
    .roundedRect(56, top, doc.page.width - 112, doc.page.height - top - 56, 12)
    .lineWidth(1.5)
    .stroke();
  doc.end();
  return drawn;
}
