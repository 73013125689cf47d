import type { Weight } from "./faces.ts";
import { widthOf } from "./split-runs.ts";

interface Style {
  size: number;
  weight: Weight;
}

/** The pieces between which a line may end: words, spaces, and single Chinese or Korean characters. */
const PIECES = /[^\S\n]+|[\p{Script=Han}\p{Script=Hangul}]|[^\s\p{Script=Han}\p{Script=Hangul}]+/gu;

/** Splits a text into lines of at most this width. A word that is longer than a line is broken. */
export function wrapText(text: string, width: number, style: Style): string[] {
  if (!text.includes("\n") && widthOf(text, style) <= width) return [text];
  return text.split("\n").flatMap((paragraph) => wrapParagraph(paragraph, width, style));
}

function wrapParagraph(text: string, width: number, style: Style): string[] {
  const lines: string[] = [];
  let line = "";
  const fits = (more: string) => widthOf(line + more, style) <= width;
  for (const piece of text.match(PIECES) ?? []) {
    if (fits(piece.trimEnd())) {
      line += piece;
      continue;
    }
    if (line.trim()) lines.push(line.trim());
    line = "";
    if (!piece.trim()) continue;
    for (const character of piece) {
      if (line && !fits(character)) {
        lines.push(line);
        line = "";
      }
      line += character;
    }
  }
  return [...lines, line.trim()].filter((one, index) => one || index === 0);
}
