import type { Face } from "./face.ts";

// What this version of pdfkit takes and its types do not name yet.
declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, face: Face): this;
    }
    interface StructureElementOptions {
      /** What a head cell of a table is the head of. */
      scope?: "Column" | "Row";
    }
  }
}
