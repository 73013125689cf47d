import { MAX_LIST_DEPTH } from "@offertory/contract/rich-text/html-policy";
import { replaceSelected, type Selected, wholeLines } from "./selected.ts";

const ITEM = /^( *)([-*+]|\d{1,9}[.)]) /;

/**
 * Indents list items to the text of the item above, up to `MAX_LIST_DEPTH`. Lines outside of lists stay as they are.
 */
export function indentLines(selected: Selected): Selected {
  const { text, start } = wholeLines(selected);
  const above = text
    .slice(0, Math.max(0, start - 1))
    .split("\n")
    .findLast((line) => ITEM.test(line));
  return eachItem(selected, (line, indent) => {
    const over = ITEM.exec(above ?? "");
    if (!over || start === 0) return line;
    const next = (over[1] ?? "").length + (over[2] ?? "").length + 1;
    if (indent >= next) return line;
    const isDeepest = depthAt(text, start, indent) >= MAX_LIST_DEPTH;
    return isDeepest ? line : `${" ".repeat(next - indent)}${line}`;
  });
}

/** Moves list items back to the level of their parent item. */
export function outdentLines(selected: Selected): Selected {
  const { text, start } = wholeLines(selected);
  return eachItem(selected, (line, indent) => {
    const above = indentsAbove(text, start).filter((other) => other < indent);
    return line.slice(indent - (above.at(-1) ?? 0));
  });
}

function eachItem(selected: Selected, change: (line: string, indent: number) => string): Selected {
  const lines = wholeLines(selected);
  const before = lines.text.slice(lines.start, lines.end);
  const after = before
    .split("\n")
    .map((line) => {
      const item = ITEM.exec(line);
      return item ? change(line, (item[1] ?? "").length) : line;
    })
    .join("\n");
  const result = replaceSelected(lines, after);
  if (selected.start !== selected.end) return result;
  const cursor = Math.max(lines.start, selected.start + after.length - before.length);
  return { ...result, start: cursor, end: cursor };
}

/** Returns the indents of the item above and of the items around it, from the outermost. */
function indentsAbove(text: string, start: number): number[] {
  const open: number[] = [];
  for (const line of text.slice(0, start).split("\n")) {
    const indent = ITEM.exec(line)?.[1]?.length;
    if (indent === undefined) {
      if (/^\S/.test(line)) open.length = 0;
      continue;
    }
    while ((open.at(-1) ?? -1) >= indent) open.pop();
    open.push(indent);
  }
  return open;
}

const depthAt = (text: string, start: number, indent: number): number =>
  indentsAbove(text, start).filter((other) => other <= indent).length;
