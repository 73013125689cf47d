import type { Weight } from "./faces.ts";
import "./pdfkit-types.ts";
import { splitRuns, widthOf } from "./split-runs.ts";
import { wrapText } from "./wrap-text.ts";

export interface Style {
  size: number;
  weight: Weight;
  color: string;
}

export interface TextBox {
  x: number;
  /** The baseline of the first line. */
  y: number;
  width: number;
  align?: "start" | "end";
}

/** Lines of text in one structure element. */
interface TextBlock {
  lines: readonly string[];
  style: Style;
  box: TextBox;
  leading?: number;
  /** Set on a heading cell: whether it heads its column or its row. */
  scope?: "Column" | "Row" | undefined;
}

export type Element = PDFKit.PDFStructureElement;

/** Scripts whose glyphs are not in reading order: their elements carry the text for copying and screen readers. */
const SHAPED = /\p{Script=Devanagari}/u;

/**
 * Writes text into a PDF. In a tagged PDF all text goes into elements of the document structure; a PDF that is only
 * printed has none.
 */
export function openPen(doc: PDFKit.PDFDocument, { tagged }: { tagged: boolean }) {
  const known = new Set<string>();
  let last: { page: PDFKit.PDFPage | null; color: string } = { page: null, color: "" };

  function line(text: string, { size, weight, color }: Style, { x, y, width, align }: TextBox): void {
    let at = align === "end" ? x + width - widthOf(text, { size, weight }) : x;
    for (const run of splitRuns(text, weight)) {
      const { name, face } = run.font;
      if (!known.has(name)) doc.registerFont(name, face);
      known.add(name);
      doc.font(name).fontSize(size);
      if (last.page !== doc.page || last.color !== color) doc.fillColor(color);
      last = { page: doc.page, color };
      doc.text(run.text, at, y, { lineBreak: false, baseline: "alphabetic" });
      at += widthOf(run.text, { size, weight });
    }
  }

  function write(lines: readonly string[], style: Style, box: TextBox, leading: number): void {
    for (const [index, text] of lines.entries()) line(text, style, { ...box, y: box.y + index * leading });
  }

  return {
    doc,
    wrap: (text: string, width: number, { size, weight }: Style): string[] => wrapText(text, width, { size, weight }),

    /** Adds a structure element that contains other elements; null in an untagged PDF. */
    group(tag: string, parent: Element | null, options: PDFKit.Mixins.StructureElementOptions = {}): Element | null {
      if (!tagged) return null;
      const element = doc.struct(tag, options);
      if (parent) parent.add(element);
      else doc.addStructure(element);
      return element;
    },

    /** Adds a structure element with text. */
    write(tag: string, parent: Element | null, { lines, style, box, leading = 0, scope }: TextBlock): void {
      const draw = () => write(lines, style, box, leading);
      const actual = lines.join(" ");
      if (!parent) draw();
      else parent.add(doc.struct(tag, { ...(scope && { scope }), ...(SHAPED.test(actual) && { actual }) }, draw));
    },

    /** Draws decoration such as rules and page numbers, marked so that a screen reader skips it. */
    drawArtifact(draw: () => void): void {
      last = { page: null, color: "" };
      if (tagged) doc.markContent("Artifact", { type: "Pagination" });
      draw();
      if (tagged) doc.endMarkedContent();
      last = { page: null, color: "" };
    },
  };
}
export type Pen = ReturnType<typeof openPen>;
