import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { unpackWoff } from "./unpack-woff.ts";

/** A font as pdfkit's own reader of fonts knows it. */
export interface Face {
  postscriptName: string;
  unitsPerEm: number;
  hasGlyphForCodePoint(code: number): boolean;
  getGlyph(id: number, characters?: readonly number[]): Glyph;
  layout(text: string, features?: unknown): Laid;
}

/** A font, and how wide words are in it: in parts of its size. */
export interface Named {
  name: string;
  face: Face;
  measure(word: string): number;
}

/** A character's outline, which every file with the character in it reads anew. */
const OUTLINE = "_decode";
interface Glyph {
  [OUTLINE](): unknown;
}

function rememberOutline(glyph: Glyph): void {
  const decode = glyph[OUTLINE].bind(glyph);
  let outline: { is: unknown } | null = null;
  glyph[OUTLINE] = () => (outline ??= { is: decode() }).is;
}

interface Laid {
  glyphs: readonly unknown[];
  positions: readonly object[];
  advanceWidth: number;
}

interface FontReader {
  create(bytes: Uint8Array): Face;
}

const require = createRequire(import.meta.url);
// The very reader that pdfkit draws with: what another one had read, it would not take.
const reader: FontReader = createRequire(require.resolve("pdfkit"))("fontkit");

const MAX_REMEMBERED = 20_000;

/**
 * Reads a font once for all documents. Its file is unpacked as a whole, which the reader would else do anew for every character, and
 * how a word looks is remembered: most words of a statement are on the next one too.
 */
export function readFace(file: string, name: string): Named {
  const face = reader.create(unpackWoff(readFileSync(require.resolve(file))));
  const plain = face.layout.bind(face);
  const known = new Map<string, Laid>();
  const layOut = (text: string, features: unknown): Laid => {
    const { glyphs, positions, advanceWidth } = plain(text, features);
    if (known.size >= MAX_REMEMBERED) known.clear();
    const laid = { glyphs, positions, advanceWidth };
    known.set(text, laid);
    return laid;
  };
  face.layout = (text, features) => {
    const { glyphs, positions, advanceWidth } = known.get(text) ?? layOut(text, features);
    // pdfkit writes its own scale into the places of the characters: each document has copies of its own.
    return { glyphs, positions: positions.map((position) => ({ ...position })), advanceWidth };
  };
  const glyphOf = face.getGlyph.bind(face);
  const seen = new WeakSet<Glyph>();
  face.getGlyph = (id, characters) => {
    const glyph = glyphOf(id, characters);
    if (!seen.has(glyph)) rememberOutline(glyph);
    seen.add(glyph);
    return glyph;
  };
  // The parts of one family come in several files that call themselves the same; pdfkit would take one for the other.
  Object.defineProperty(face, "postscriptName", { value: name });
  const { unitsPerEm } = face;
  return { name, face, measure: (word) => (known.get(word) ?? layOut(word, undefined)).advanceWidth / unitsPerEm };
}
