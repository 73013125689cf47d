import { readLink } from "@offertory/contract/rich-text/link-classes";
import { writeBraces } from "@offertory/contract/rich-text/link-markdown";
import { escapeAddress, escapeAttribute, escapeText, escapeTitle } from "./escape-text.ts";
import { attribute, type MarkOf, type Piece } from "./document-node.ts";

/** The order of nested marks, from the outermost to the innermost. */
const ORDER = ["link", "fontSize", "underline", "subscript", "superscript", "bold", "italic", "strike", "codeTag"];
/** Marks that Markdown has no syntax for. */
const TAGS: Record<string, string> = { underline: "u", subscript: "sub", superscript: "sup", codeTag: "code" };
const SIGNS: Record<string, { sign: string; tag: string }> = {
  bold: { sign: "**", tag: "strong" },
  italic: { sign: "*", tag: "em" },
  strike: { sign: "~~", tag: "s" },
};

/** Writes text with its marks. `before` and `after` are the characters around it on the line. */
export function writeInline(pieces: readonly Piece[], before = "", after = ""): string {
  let line = "";
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at];
    if (!piece) break;
    const mark = outermost(piece);
    if (!mark) {
      line += writePlain(piece, before + line, at === pieces.length - 1);
      at += 1;
      continue;
    }
    let end = at + 1;
    while (end < pieces.length && pieces[end]?.marks?.some((other) => isSame(other, mark))) end += 1;
    const inner = pieces.slice(at, end).map((one) => without(one, mark));
    line += wrap(mark, inner, before + line, startOf(pieces[end]) ?? after);
    at = end;
  }
  return line;
}

function wrap(mark: MarkOf, inner: readonly Piece[], before: string, after: string): string {
  if (mark.type === "link") return writeLink(mark, inner);
  if (mark.type === "fontSize")
    return `<span class="font-size-${attribute(mark, "size")}">${writeInline(inner, ">", "<")}</span>`;
  const only = TAGS[mark.type];
  if (only) return `<${only}>${writeInline(inner, ">", "<")}</${only}>`;
  const { sign, tag } = SIGNS[mark.type] ?? { sign: "", tag: "span" };
  const text = writeInline(inner, sign, sign);
  return canUseSign(before, text, after) ? `${sign}${text}${sign}` : `<${tag}>${text}</${tag}>`;
}

/**
 * Returns whether Markdown reads the markers as formatting, which requires text inside and white space or punctuation
 * outside. Otherwise a tag is written.
 */
const canUseSign = (before: string, text: string, after: string): boolean =>
  /(?:^|\s)$/.test(before) &&
  /^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/u.test(text) &&
  !text.includes("\n") &&
  /^(?:$|[\s.,;!?])/.test(after);

function writeLink(mark: MarkOf, inner: readonly Piece[]): string {
  const braces = writeBraces({
    look: readLink(attribute(mark, "class")),
    target: attribute(mark, "target") === "_blank" ? "_blank" : "_self",
  });
  const address = `${escapeAddress(attribute(mark, "href"))}${escapeTitle(attribute(mark, "title"))}`;
  return `[${writeInline(inner, "[", "]")}](${address})${braces}`;
}

function writePlain(piece: Piece, before: string, isLast: boolean): string {
  if (piece.type === "hardBreak") return before === "" || before.endsWith("\n") || isLast ? "<br>" : "\\\n";
  if (piece.type === "icon") return `:${attribute(piece, "icon")}:`;
  if (piece.type === "image") return writePicture(piece);
  if (piece.marks?.some(({ type }) => type === "code")) return writeCode(piece.text ?? "");
  return escapeText(piece.text ?? "");
}

function writePicture(piece: Piece): string {
  const src = attribute(piece, "src");
  const alt = attribute(piece, "alt");
  const dimensions = ["width", "height"].filter((name) => attribute(piece, name) !== "");
  if (dimensions.length === 0 && /\S/.test(alt + src)) {
    return `![${escapeText(alt)}](${escapeAddress(src)}${escapeTitle(attribute(piece, "title"))})`;
  }
  const names = ["src", "alt", "title", ...dimensions].filter(
    (name) => name === "alt" || attribute(piece, name) !== "",
  );
  return `<img ${names.map((name) => `${name}="${escapeAttribute(attribute(piece, name))}"`).join(" ")}>`;
}

function writeCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const pad = /^`|`$|^ .* $/.test(text) ? " " : "";
  return `${fence}${pad}${text}${pad}${fence}`;
}

const outermost = ({ marks }: Piece): MarkOf | undefined =>
  ORDER.flatMap((type) => marks?.find((mark) => mark.type === type) ?? []).at(0);

const isSame = (one: MarkOf, other: MarkOf): boolean =>
  one.type === other.type && JSON.stringify(one.attrs ?? {}) === JSON.stringify(other.attrs ?? {});

const without = (piece: Piece, mark: MarkOf): Piece => ({
  ...piece,
  marks: (piece.marks ?? []).filter((other) => !isSame(other, mark)),
});

/** Returns the first character of the next node; null when there is none. */
function startOf(piece: Piece | undefined): string | null {
  if (!piece) return null;
  return piece.type === "text" && !outermost(piece) && !piece.marks?.length ? (piece.text ?? "").slice(0, 1) : "<";
}
