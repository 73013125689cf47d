import { attribute, type Piece } from "./document-node.ts";
import { writeInline } from "./write-inline.ts";

/** Writes a table. A Markdown table always has a header row, so without one the first row becomes it. */
export function writeTable(table: Piece): string {
  const rows = spreadCells(table.content ?? []);
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const [header = [], ...others] = rows;
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, at) => cells[at] ?? "").join(" | ")} |`;
  const write = (row: readonly (Piece | null)[]) => line(row.map((cell) => (cell ? writeCell(cell) : "")));
  const rule = Array.from({ length: columns }, (_, at) => RULES[attribute(header[at] ?? {}, "align")] ?? "---");
  return [write(header), line(rule), ...others.map(write)].join("\n");
}

const RULES: Record<string, string> = { left: ":---", center: ":---:", right: "---:" };

/** Returns every row with an entry for each column; null for cells that a merged cell covers. */
function spreadCells(rows: readonly Piece[]): (Piece | null)[][] {
  const reaching: number[] = [];
  return rows.map((row) => {
    const places: (Piece | null)[] = [];
    const skipReached = () => {
      for (let at = places.length; (reaching[at] ?? 0) > 0; at = places.length) {
        reaching[at] = (reaching[at] ?? 0) - 1;
        places.push(null);
      }
    };
    for (const cell of row.content ?? []) {
      skipReached();
      const width = Number(attribute(cell, "colspan") || 1);
      for (let column = 0; column < width; column += 1) {
        reaching[places.length] = Number(attribute(cell, "rowspan") || 1) - 1;
        places.push(column === 0 ? cell : null);
      }
    }
    skipReached();
    return places;
  });
}

/** Writes a cell on one line; its paragraphs and list items are separated by `<br>`. */
function writeCell(cell: Piece): string {
  const lines = textBlocks(cell).map((block) => writeInline((block.content ?? []).map(codeAsTag), "| ").trim());
  return lines
    .filter((line) => line !== "")
    .join("<br>")
    .replaceAll("\\\n", "<br>")
    .replaceAll("\n", " ")
    .replaceAll("|", String.raw`\|`);
}

/** A pipe separates cells even within code. In a `<code>` tag it can be written as an entity. */
const codeAsTag = (piece: Piece): Piece =>
  piece.text?.includes("|") && piece.marks
    ? { ...piece, marks: piece.marks.map((mark) => (mark.type === "code" ? { type: "codeTag" } : mark)) }
    : piece;

const textBlocks = (piece: Piece): Piece[] =>
  (piece.content ?? []).flatMap((child) =>
    child.content?.some(({ type }) => type === "text" || type === "image" || type === "icon")
      ? [child]
      : textBlocks(child),
  );
