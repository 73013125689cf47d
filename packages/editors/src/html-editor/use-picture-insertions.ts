import type { Editor } from "@tiptap/core";
import { useEffect, useRef } from "react";
import { escapeAttribute } from "../to-markdown/escape-text.ts";
import type { InsertPicture } from "../pictures/use-picture-uploads.ts";
import { useHeldPositions } from "../pictures/use-held-positions.ts";
import { insertPictureAt } from "./held-positions.ts";

type Shown = { editor: Editor; text: string; isSource: boolean; onChange(text: string): void };

/**
 * Inserts images after their upload at the position where they were dropped, in the document or in its source. If the
 * person has switched to the other view by then, the image goes to the end.
 */
export function usePictureInsertions(shown: Shown) {
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  const positions = useHeldPositions(shown.text);

  function insertIntoSource(at: number, ...[{ url, alt }]: Parameters<InsertPicture>) {
    const { text, onChange } = latest.current;
    onChange(`${text.slice(0, at)}<img src="${escapeAttribute(url)}" alt="${escapeAttribute(alt)}">${text.slice(at)}`);
  }
  return {
    inDocument:
      (held: { position: number }): InsertPicture =>
      (picture) => {
        const { editor, text, isSource } = latest.current;
        if (isSource) insertIntoSource(text.length, picture);
        else insertPictureAt(editor, held.position, picture);
      },
    inSource: (at: number): InsertPicture => {
      const held = positions.hold(at);
      return (picture) => {
        const { editor, isSource } = latest.current;
        if (isSource) insertIntoSource(held.at, picture);
        else insertPictureAt(editor, editor.state.doc.content.size, picture);
      };
    },
  };
}
