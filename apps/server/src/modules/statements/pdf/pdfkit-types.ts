import type { Face } from "./face.ts";

// Options that this version of pdfkit accepts and that are missing in its types.
declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, face: Face): this;
    }
    interface StructureElementOptions {
      /** Whether a heading cell of a table heads its column or its row. */
      scope?: "Column" | "Row";
    }
  }
}
