import { escapeLineStart } from "./escape-text.ts";
import { attribute, type Piece } from "./document-node.ts";
import { writeInline } from "./write-inline.ts";
import { writeTable } from "./write-table.ts";

/** Converts a document to Markdown. A document of what the toolbars offer is the same after it was read again. */
export function toMarkdown(document: Piece): string {
  return writeBlocks(document.content ?? []);
}

function writeBlocks(pieces: readonly Piece[]): string {
  const blocks: string[] = [];
  let listsInARow = 0;
  let last: string | undefined;
  for (const piece of pieces) {
    listsInARow = isList(piece) && piece.type === last ? listsInARow + 1 : 0;
    // A list directly after another of its type needs other markers; Markdown would otherwise join the two.
    const written = isList(piece) ? writeList(piece, listsInARow % 2 === 1) : writeBlock(piece);
    if (written !== "") {
      blocks.push(written);
      last = piece.type;
    }
  }
  return blocks.join("\n\n");
}

function writeBlock(piece: Piece): string {
  switch (piece.type) {
    case "heading":
      return `${"#".repeat(Number(attribute(piece, "level")))} ${oneLine(writeInline(piece.content ?? [], "# "))}${alignmentSuffix(piece)}`;
    case "codeBlock":
      return writeCodeBlock(piece);
    case "blockquote":
      return indent(writeBlocks(piece.content ?? []), "> ", ">");
    case "horizontalRule":
      return "---";
    case "table":
      return writeTable(piece);
    case "division":
      return writeBlocks(piece.content ?? []);
    default:
      return writeParagraph(piece);
  }
}

function writeParagraph(piece: Piece): string {
  const text = writeInline(piece.content ?? []).trim();
  if (text === "") return "";
  return `${text.split("\n").map(escapeLineStart).join("\n")}${alignmentSuffix(piece)}`;
}

function writeCodeBlock(piece: Piece): string {
  const code = (piece.content ?? []).map(({ text }) => text ?? "").join("");
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return code === "" ? `${fence}\n${fence}` : `${fence}\n${code}\n${fence}`;
}

function writeList(list: Piece, isOther: boolean): string {
  const items = list.content ?? [];
  const first = Number(attribute(list, "start") || 1);
  const written = items.map((item, index) => {
    const sign = list.type === "orderedList" ? `${first + index}${isOther ? ")" : "."}` : isOther ? "*" : "-";
    const inside = writeItem(item);
    return inside === "" ? sign : `${sign} ${indent(inside, " ".repeat(sign.length + 1), "").trimStart()}`;
  });
  return written.join(items.every(isSimple) ? "\n" : "\n\n");
}

function writeItem(item: Piece): string {
  const pieces = item.content ?? [];
  if (!isSimple(item)) return writeBlocks(pieces);
  return pieces.map((piece) => (isList(piece) ? writeList(piece, false) : writeBlock(piece))).join("\n");
}

/**
 * Returns whether the item has one paragraph and at most one list directly below it. A list that does not begin at 1
 * needs an empty line before it.
 */
const isSimple = ({ content: [first, below, ...more] = [] }: Piece): boolean =>
  more.length === 0 &&
  (!first || first.type === "paragraph") &&
  (!below || (isList(below) && ["", "1"].includes(attribute(below, "start"))));

const isList = ({ type }: Piece): boolean => type === "bulletList" || type === "orderedList";

/** A heading must be on one line. */
const oneLine = (text: string): string => text.replaceAll("\\\n", "<br>").replace(/(?<!#)(#+)$/, String.raw`\$1`);

const alignmentSuffix = (piece: Piece): string => {
  const align = attribute(piece, "align");
  return align ? ` {.align-${align}}` : "";
};

const indent = (text: string, by: string, byEmpty: string): string =>
  text
    .split("\n")
    .map((line) => (line === "" ? byEmpty : `${by}${line}`))
    .join("\n");
