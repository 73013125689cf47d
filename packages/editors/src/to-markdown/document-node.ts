import type { JSONContent } from "@tiptap/core";

/** A piece of a document, as plain data. */
export type Piece = JSONContent;
export type MarkOf = NonNullable<JSONContent["marks"]>[number];

export const attribute = (piece: { attrs?: Record<string, unknown> | undefined }, name: string): string => {
  const value = piece.attrs?.[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};
