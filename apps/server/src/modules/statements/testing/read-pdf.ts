import { inflateSync } from "node:zlib";

/**
 * Reads the text of a PDF from its streams, decoding each character with the ToUnicode table of its font, as PDF
 * viewers do for copying. It understands only the PDFs that we write.
 */
export function readPdf(bytes: Uint8Array) {
  const file = Buffer.from(bytes).toString("latin1");
  const objects = new Map<string, { head: string; stream: string }>();
  for (const [, number = "", body = ""] of file.matchAll(/\n(\d+) 0 obj\n([^]*?)\nendobj/g)) {
    const cut = body.indexOf("stream\n");
    const head = cut < 0 ? body : body.slice(0, cut);
    const raw = cut < 0 ? "" : body.slice(cut + 7, body.lastIndexOf("\nendstream"));
    const isPacked = head.includes("/FlateDecode");
    objects.set(number, {
      head,
      stream: isPacked ? inflateSync(Buffer.from(raw, "latin1")).toString("latin1") : raw,
    });
  }
  const all = [...objects.values()];
  return {
    text: all
      .filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
      .map(({ head }) => pageText(objects, head))
      .join("\n"),
    pages: all.filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head)).length,
    /** How often each tag occurs in the document structure. */
    tags: tally(all.flatMap(({ head }) => /\/S \/(\w+)/.exec(head)?.[1] ?? [])),
    /** The catalog and the metadata. */
    about: all
      .filter(({ head }) => /\/Type \/(Catalog|Metadata)|\/Title|\/Marked|\/DisplayDocTitle/.test(head))
      .map(({ head, stream }) => head + stream)
      .join("\n"),
    fonts: all.flatMap(({ head }) =>
      head.includes("/FontDescriptor") ? (/\/BaseFont \/(\S+)/.exec(head)?.[1] ?? []) : [],
    ),
  };
}

function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

type Objects = Map<string, { head: string; stream: string }>;

function pageText(objects: Objects, page: string): string {
  const resources = /\/Resources (\d+) 0 R/.exec(page)?.[1] ?? "";
  const contents = /\/Contents (\d+) 0 R/.exec(page)?.[1] ?? "";
  const names = objects.get(resources)?.head ?? "";
  const fonts = new Map<string, Map<string, string>>();
  for (const [, name = "", number = ""] of names.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.head ?? "")?.[1] ?? "";
    fonts.set(name, charactersOf(objects.get(table)?.stream ?? ""));
  }
  let font = new Map<string, string>();
  let text = "";
  for (const line of (objects.get(contents)?.stream ?? "").split("\n")) {
    const chosen = /^\/(F\d+) [\d.]+ Tf/.exec(line)?.[1];
    if (chosen) font = fonts.get(chosen) ?? new Map();
    if (!line.endsWith("TJ")) continue;
    for (const [, hex = ""] of line.matchAll(/<([0-9a-f]*)>/g))
      text += (hex.match(/.{4}/g) ?? []).map((code) => font.get(code) ?? "").join("");
    text += "\n";
  }
  return text;
}

/** Parses the ToUnicode table of a font: from a character's code in the font to the character. */
function charactersOf(table: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, from = "", , list = ""] of table.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/g)) {
    let code = Number.parseInt(from, 16);
    for (const [, hex = ""] of list.matchAll(/<([0-9a-f ]*)>/g)) {
      const units = (hex.replaceAll(" ", "").match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
      characters.set(code.toString(16).padStart(4, "0"), String.fromCharCode(...units));
      code += 1;
    }
  }
  return characters;
}
