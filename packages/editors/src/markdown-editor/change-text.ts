import { ALIGNMENTS, type Alignment, type FontSize } from "@offertory/contract/rich-text/html-policy";
import { type Block, HEADING_BLOCKS } from "../toolbar/block.ts";
import { replaceSelected, type Selected, wholeLines } from "./selected.ts";

/** Puts markers around the selected text, or removes them if they are there. */
export function wrapSelection(selected: Selected, open: string, close: string): Selected {
  const { text, start, end } = selected;
  const selectedText = text.slice(start, end);
  const isAround = text.slice(0, start).endsWith(open) && text.slice(end).startsWith(close);
  if (isAround && !isLonger(text, start, open)) {
    return replaceSelected({ text, start: start - open.length, end: end + close.length }, selectedText);
  }
  if (
    selectedText.length >= open.length + close.length &&
    selectedText.startsWith(open) &&
    selectedText.endsWith(close)
  ) {
    return replaceSelected(selected, selectedText.slice(open.length, selectedText.length - close.length));
  }
  // White space at the edges stays outside, because Markdown does not read markers beside white space.
  const lead = /^\s*/.exec(selectedText)?.[0] ?? "";
  const inner = selectedText.trim();
  const trail = inner === "" ? "" : selectedText.slice(selectedText.trimEnd().length);
  const from = lead.length + open.length;
  return replaceSelected(selected, `${lead}${open}${inner}${close}${trail}`, [from, from + inner.length]);
}

/** Returns whether the `*` before the text is a part of `**`, so that the text is bold and not italic. */
const isLonger = (text: string, start: number, open: string): boolean =>
  open === "*" && text.slice(0, start).endsWith("**") && !text.slice(0, start).endsWith("***");

const FONT_SIZE_SPAN = /<span class="font-size-\d+">([\s\S]*?)<\/span>/g;

export function setFontSize(selected: Selected, size: FontSize | null): Selected {
  const unsizedText = selected.text.slice(selected.start, selected.end).replaceAll(FONT_SIZE_SPAN, "$1");
  if (size === null) return replaceSelected(selected, unsizedText);
  const open = `<span class="font-size-${size}">`;
  return replaceSelected(selected, `${open}${unsizedText}</span>`, [open.length, open.length + unsizedText.length]);
}

/** Changes each selected line. Empty lines stay as they are, unless only one line is selected. */
function changeLines(selected: Selected, change: (line: string, index: number) => string): Selected {
  const lines = wholeLines(selected);
  const parts = lines.text.slice(lines.start, lines.end).split("\n");
  let index = 0;
  const changed = parts.map((line) => (line.trim() === "" && parts.length > 1 ? line : change(line, index++)));
  const result = replaceSelected(lines, changed.join("\n"));
  return selected.start === selected.end ? { ...result, start: result.end } : result;
}

const BLOCK_MARKER = /^(\s*)(?:#{1,6} +|> ?|[-*+] +|\d{1,9}[.)] +)?/;
const plain = (line: string): string => line.replace(BLOCK_MARKER, "$1");

export function setBlock(selected: Selected, block: Block): Selected {
  if (block === "code") return setCode(selected);
  const level = HEADING_BLOCKS.findIndex((heading) => heading === block) + 1;
  return changeLines(selected, (line) => (level === 0 ? plain(line) : `${"#".repeat(level)} ${plain(line).trim()}`));
}

function setCode(selected: Selected): Selected {
  const lines = wholeLines(selected);
  const code = lines.text.slice(lines.start, lines.end);
  return replaceSelected(lines, `\`\`\`\n${code}\n\`\`\``, [4, 4 + code.length]);
}

const isEvery = (selected: Selected, sign: RegExp): boolean => {
  const { text, start, end } = wholeLines(selected);
  const lines = text
    .slice(start, end)
    .split("\n")
    .filter((line) => line.trim() !== "");
  return lines.length > 0 && lines.every((line) => sign.test(line));
};

/** Turns the selected lines into a list, or back if they are a list. */
export function setBullets(selected: Selected): Selected {
  const isThere = isEvery(selected, /^\s*[-*+] /);
  return changeLines(selected, (line) => (isThere ? plain(line) : plain(line).replace(/^\s*/, "$&- ")));
}

export function setNumbers(selected: Selected): Selected {
  const isThere = isEvery(selected, /^\s*\d{1,9}[.)] /);
  return changeLines(selected, (line, index) =>
    isThere ? plain(line) : plain(line).replace(/^\s*/, (blank) => `${blank}${index + 1}. `),
  );
}

export function setQuote(selected: Selected): Selected {
  const isThere = isEvery(selected, /^> ?/);
  return changeLines(selected, (line) => (isThere ? line.replace(/^> ?/, "") : `> ${line}`));
}

const ALIGNMENT_SUFFIX = new RegExp(` *\\{\\.align-(?:${ALIGNMENTS.join("|")})\\} *$`);

export function alignLines(selected: Selected, alignment: Alignment): Selected {
  return changeLines(
    selected,
    (line) => `${line.replace(ALIGNMENT_SUFFIX, "")}${alignment === "left" ? "" : ` {.align-${alignment}}`}`,
  );
}

/** Removes all formatting; only the text and links stay. */
export function clearLooks(selected: Selected): Selected {
  const lines = selected.start === selected.end ? wholeLines(selected) : selected;
  const alignedLines = lines.text
    .slice(lines.start, lines.end)
    .replaceAll(FONT_SIZE_SPAN, "$1")
    .replaceAll(/<\/?(?:u|s|b|i|strong|em)>/g, "")
    .replaceAll(/(\*\*\*|\*\*|\*|~~|__)(?=\S)([^\n]*?\S)\1/g, "$2")
    .split("\n")
    .map((line) => plain(line).trimStart().replace(ALIGNMENT_SUFFIX, ""));
  return replaceSelected(lines, alignedLines.join("\n"));
}
