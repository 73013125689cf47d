import { readFace, type LoadedFace } from "./face.ts";

export type Weight = "regular" | "bold";

interface FaceSource {
  /** The characters for which this font is tried first. */
  reach: RegExp;
  file: string;
  /** Whether there is also a bold file. */
  bold: boolean;
}

const noto = (part: string): string => `@fontsource/noto-sans/files/noto-sans-${part}-400-normal.woff`;

/** The fonts in the order in which they are tried, the most used first. A file is read when it is first needed. */
const FACES: Record<string, FaceSource> = {
  Latin: { reach: /[ -\u00ff\u2000-\u206f\u20ac]/u, file: noto("latin"), bold: true },
  LatinMore: { reach: /\p{Script=Latin}/u, file: noto("latin-ext"), bold: true },
  Vietnamese: { reach: /\p{Script=Latin}/u, file: noto("vietnamese"), bold: true },
  Cyrillic: { reach: /\p{Script=Cyrillic}/u, file: noto("cyrillic"), bold: true },
  CyrillicMore: { reach: /\p{Script=Cyrillic}/u, file: noto("cyrillic-ext"), bold: true },
  Greek: { reach: /\p{Script=Greek}/u, file: noto("greek"), bold: true },
  GreekMore: { reach: /\p{Script=Greek}/u, file: noto("greek-ext"), bold: true },
  Devanagari: { reach: /\p{Script=Devanagari}/u, file: noto("devanagari"), bold: true },
  Korean: {
    reach: /\p{Script=Hangul}/u,
    file: "@fontsource/gowun-dodum/files/gowun-dodum-korean-400-normal.woff",
    bold: false,
  },
  Chinese: {
    reach: /\p{Script=Han}/u,
    file: "@fontsource/zcool-xiaowei/files/zcool-xiaowei-chinese-simplified-400-normal.woff",
    bold: false,
  },
};

const opened = new Map<string, LoadedFace>();

function open(key: string, { file, bold }: FaceSource, weight: Weight): LoadedFace {
  const name = bold && weight === "bold" ? `${key}-Bold` : `${key}-Regular`;
  const known = opened.get(name);
  if (known) return known;
  const read = readFace(name.endsWith("-Bold") ? file.replace("-400-", "-700-") : file, name);
  opened.set(name, read);
  return read;
}

const chosen: Record<Weight, Map<string, LoadedFace | null>> = { regular: new Map(), bold: new Map() };

/** Returns the font that has a character, trying the fonts of its script first; null if none has it. */
export function faceFor(character: string, weight: Weight): LoadedFace | null {
  const known = chosen[weight].get(character);
  if (known !== undefined) return known;
  const code = character.codePointAt(0) ?? 0;
  const first = Object.entries(FACES).filter(([, { reach }]) => reach.test(character));
  const rest = Object.entries(FACES).filter(([, { reach }]) => !reach.test(character));
  let found: LoadedFace | null = null;
  for (const [key, kept] of [...first, ...rest]) {
    const one = open(key, kept, weight);
    if (!one.face.hasGlyphForCodePoint(code)) continue;
    found = one;
    break;
  }
  chosen[weight].set(character, found);
  return found;
}
