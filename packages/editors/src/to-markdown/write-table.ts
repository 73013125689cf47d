import { attribute, type Piece } from "./document-node.ts";
import { writeInline } from "./write-inline.ts";

/** A table with lines between its cells. Markdown has a header row always: where there is none, the first row becomes it. */
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

/** Every row with a place for each column: where a merged cell reaches over others, those are empty. */
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

/** A cell stands on one line: its paragraphs and items become lines of it. */
function writeCell(cell: Piece): string {
  const lines = textBlocks(cell).map((block) => writeInline((block.content ?? []).map(codeAsTag), "| ").trim());
  return lines
    .filter((line) => line !== "")
    .join("<br>")
    .replaceAll("\\\n", "<br>")
    .replaceAll("\n", " ")
    .replaceAll("|", String.raw`\|`);
}

/** A line between cells is read before code is: within code it needs a tag, in which it can be written as a number. */
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
