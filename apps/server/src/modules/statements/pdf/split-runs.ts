import type { Named } from "./face.ts";
import { faceFor, type Weight } from "./faces.ts";

/** A stretch of text that one font has all characters of. */
export interface Run {
  font: Named;
  text: string;
}

/** What stands for a character that no font of ours has. */
const UNKNOWN = "?";
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** Blanks, digits and marks go with the characters before them; accents must. */
const BELONGS = /[\p{M}\p{Script=Common}\p{Script=Inherited}]/u;

const cuts: Record<Weight, Map<string, readonly Run[]>> = { regular: new Map(), bold: new Map() };
const MAX_REMEMBERED = 20_000;

/** Cuts a text where the script changes, so that a Korean name in an English statement is readable. */
export function splitRuns(text: string, weight: Weight): readonly Run[] {
  const remembered = cuts[weight].get(text);
  if (remembered) return remembered;
  if (cuts[weight].size >= MAX_REMEMBERED) cuts[weight].clear();
  const runs = cut(text.normalize("NFC"), weight);
  cuts[weight].set(text, runs);
  return runs;
}

function cut(text: string, weight: Weight): Run[] {
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
  if (widths[weight].size >= MAX_REMEMBERED) widths[weight].clear();
  let width = 0;
  for (const { font, text: part } of splitRuns(text, weight)) {
    // Word by word, as pdfkit draws it.
    for (const word of part.match(/[^ ]* ?/g) ?? []) if (word) width += font.measure(word);
  }
  widths[weight].set(text, width);
  return width * size;
}
