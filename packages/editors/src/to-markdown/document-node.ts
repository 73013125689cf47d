import type { JSONContent } from "@tiptap/core";

/** A node of a document, as JSON. */
export type Piece = JSONContent;
export type MarkOf = NonNullable<JSONContent["marks"]>[number];

export const attribute = (piece: { attrs?: Record<string, unknown> | undefined }, name: string): string => {
  const value = piece.attrs?.[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};
