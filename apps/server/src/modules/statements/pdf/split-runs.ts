import type { LoadedFace } from "./face.ts";
import { faceFor, type Weight } from "./faces.ts";

/** A part of a text with its font, which has all of its characters. */
export interface Run {
  font: LoadedFace;
  text: string;
}

/** Replaces a character that none of our fonts has. */
const UNKNOWN = "?";
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** Spaces, digits, punctuation and combining marks, which stay in the font of the character before them. */
const BELONGS = /[\p{M}\p{Script=Common}\p{Script=Inherited}]/u;

const runCache: Record<Weight, Map<string, readonly Run[]>> = { regular: new Map(), bold: new Map() };
const MAX_CACHED = 20_000;

/** Splits a text where the font has to change, as for a Korean name in an English statement. */
export function splitRuns(text: string, weight: Weight): readonly Run[] {
  const cached = runCache[weight].get(text);
  if (cached) return cached;
  if (runCache[weight].size >= MAX_CACHED) runCache[weight].clear();
  const runs = splitText(text.normalize("NFC"), weight);
  runCache[weight].set(text, runs);
  return runs;
}

function splitText(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const code = character.codePointAt(0) ?? 0;
    if (last && BELONGS.test(character) && last.font.face.hasGlyphForCodePoint(code)) {
      last.text += character;
      continue;
    }
    const own = faceFor(character, weight);
    if (!own && INVISIBLE.test(character)) continue;
    const font = own ?? faceFor(UNKNOWN, weight);
    if (!font) continue;
    const shown = own ? character : UNKNOWN;
    if (last?.font === font) last.text += shown;
    else runs.push({ font, text: shown });
  }
  return runs;
}

const widths: Record<Weight, Map<string, number>> = { regular: new Map(), bold: new Map() };

export function widthOf(text: string, { size, weight }: { size: number; weight: Weight }): number {
  const known = widths[weight].get(text);
  if (known !== undefined) return known * size;
  if (widths[weight].size >= MAX_CACHED) widths[weight].clear();
  let width = 0;
  for (const { font, text: part } of splitRuns(text, weight)) {
    // Measured word by word, because pdfkit draws word by word.
    for (const word of part.match(/[^ ]* ?/g) ?? []) if (word) width += font.measure(word);
  }
  widths[weight].set(text, width);
  return width * size;
}
