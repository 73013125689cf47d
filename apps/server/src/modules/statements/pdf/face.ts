import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { unpackWoff } from "./unpack-woff.ts";

/** A font as pdfkit's font reader, fontkit, represents it. */
export interface Face {
  postscriptName: string;
  unitsPerEm: number;
  hasGlyphForCodePoint(code: number): boolean;
  getGlyph(id: number, characters?: readonly number[]): Glyph;
  layout(text: string, features?: unknown): GlyphLayout;
}

/** A font with its name. `measure` returns the width of a word as a multiple of the font size. */
export interface LoadedFace {
  name: string;
  face: Face;
  measure(word: string): number;
}

/** The method of fontkit that decodes a glyph's outline. pdfkit calls it again in every file that uses the glyph. */
const OUTLINE = "_decode";
interface Glyph {
  [OUTLINE](): unknown;
}

function cacheOutline(glyph: Glyph): void {
  const decode = glyph[OUTLINE].bind(glyph);
  let outline: { is: unknown } | null = null;
  glyph[OUTLINE] = () => (outline ??= { is: decode() }).is;
}

interface GlyphLayout {
  glyphs: readonly unknown[];
  positions: readonly object[];
  advanceWidth: number;
}

interface FontReader {
  create(bytes: Uint8Array): Face;
}

const require = createRequire(import.meta.url);
// Must be pdfkit's own copy of fontkit: pdfkit does not accept fonts that another copy has read.
const reader: FontReader = createRequire(require.resolve("pdfkit"))("fontkit");

const MAX_CACHED = 20_000;

/**
 * Reads a font once for all documents. It decompresses the whole file, because fontkit would do so again for every
 * glyph, and caches the layout of words, because most words of a statement are on the next one too.
 */
export function readFace(file: string, name: string): LoadedFace {
  const face = reader.create(unpackWoff(readFileSync(require.resolve(file))));
  const plain = face.layout.bind(face);
  const known = new Map<string, GlyphLayout>();
  const layOut = (text: string, features: unknown): GlyphLayout => {
    const { glyphs, positions, advanceWidth } = plain(text, features);
    if (known.size >= MAX_CACHED) known.clear();
    const laid = { glyphs, positions, advanceWidth };
    known.set(text, laid);
    return laid;
  };
  face.layout = (text, features) => {
    const { glyphs, positions, advanceWidth } = known.get(text) ?? layOut(text, features);
    // pdfkit changes the positions in place, so each document gets copies.
    return { glyphs, positions: positions.map((position) => ({ ...position })), advanceWidth };
  };
  const glyphOf = face.getGlyph.bind(face);
  const seen = new WeakSet<Glyph>();
  face.getGlyph = (id, characters) => {
    const glyph = glyphOf(id, characters);
    if (!seen.has(glyph)) cacheOutline(glyph);
    seen.add(glyph);
    return glyph;
  };
  // A family is split into several files with the same name; without unique names pdfkit would confuse them.
  Object.defineProperty(face, "postscriptName", { value: name });
  const { unitsPerEm } = face;
  return { name, face, measure: (word) => (known.get(word) ?? layOut(word, undefined)).advanceWidth / unitsPerEm };
}
