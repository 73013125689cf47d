import { expect, test } from "vitest";
import {
  alignLines,
  clearLooks,
  setBlock,
  setBullets,
  setNumbers,
  setQuote,
  setFontSize,
  wrapSelection,
} from "./change-text.ts";
import { indentLines, outdentLines } from "./indent-lines.ts";
import type { Selected } from "./selected.ts";

/** Parses a text in which `‹…›` marks the selection. */
function selected(marked: string): Selected {
  const start = marked.indexOf("‹");
  const end = marked.indexOf("›") - 1;
  return { text: marked.replaceAll(/[‹›]/g, ""), start, end };
}
const shown = ({ text, start, end }: Selected) =>
  `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`;

test("S2.26 the selected text is wrapped in formatting marks and unwrapped again", () => {
  const bold = wrapSelection(selected("So ‹be it›."), "**", "**");
  expect(shown(bold)).toBe("So **‹be it›**.");
  expect(shown(wrapSelection(bold, "**", "**"))).toBe("So ‹be it›.");
  expect(shown(wrapSelection(selected("‹**be it**›"), "**", "**"))).toBe("‹be it›");
  expect(shown(wrapSelection(selected("So‹ be it ›."), "*", "*"))).toBe("So *‹be it›* .");
  expect(shown(wrapSelection(selected("**‹be›**"), "*", "*"))).toBe("***‹be›***");
  expect(shown(wrapSelection(selected("a ‹›b"), "**", "**"))).toBe("a **‹›**b");
});

test("S9.04 a font size is set, changed and removed", () => {
  const big = setFontSize(selected("‹Grace›"), 24);
  expect(big.text).toBe('<span class="font-size-24">Grace</span>');
  const all = { ...big, start: 0, end: big.text.length };
  expect(setFontSize(all, 48).text).toBe('<span class="font-size-48">Grace</span>');
  expect(setFontSize(all, null).text).toBe("Grace");
});

test("S9.04 whole lines become headings, paragraphs, quotes, lists and code", () => {
  expect(setBlock(selected("a\nGr‹›ace\nb"), "h3").text).toBe("a\n### Grace\nb");
  expect(setBlock(selected("## Gr‹›ace"), "paragraph").text).toBe("Grace");
  expect(shown(setBlock(selected("‹x›"), "code"))).toBe("```\n‹x›\n```");
  expect(setBullets(selected("‹a\n\nb›")).text).toBe("- a\n\n- b");
  expect(setBullets(selected("‹- a\n- b›")).text).toBe("a\nb");
  expect(setNumbers(selected("‹- a\n- b\n- c›")).text).toBe("1. a\n2. b\n3. c");
  expect(setQuote(selected("‹a\nb›")).text).toBe("> a\n> b");
  expect(setQuote(selected("‹> a›")).text).toBe("a");
  expect(setBullets(selected("‹›")).text).toBe("- ");
});

test("S9.04 the alignment of a line is set, changed and removed", () => {
  expect(alignLines(selected("Gr‹›ace"), "center").text).toBe("Grace {.align-center}");
  expect(alignLines(selected("Gr‹›ace {.align-center}"), "right").text).toBe("Grace {.align-right}");
  expect(alignLines(selected("Gr‹›ace {.align-right}"), "left").text).toBe("Grace");
});

test("S9.04 clearing the formatting keeps the text and the links", () => {
  const looks = '## **So** <u>be</u> ~~it~~ <span class="font-size-12">now</span> [x](/y) {.align-center}';
  expect(clearLooks(selected(`‹${looks}›`)).text).toBe("So be it now [x](/y)");
});

test("S5.12 list items are indented one level at a time, to at most seven levels", () => {
  expect(indentLines(selected("- a\n- b‹›")).text).toBe("- a\n  - b");
  expect(indentLines(selected("1. a\n2. b‹›")).text).toBe("1. a\n   2. b");
  expect(indentLines(selected("- a\n  - b‹›")).text).toBe("- a\n  - b");
  expect(indentLines(selected("- a‹›")).text).toBe("- a");
  expect(outdentLines(selected("- a\n  - b‹›")).text).toBe("- a\n- b");
  const seven = Array.from({ length: 7 }, (_, depth) => `${"  ".repeat(depth)}- ${depth}`).join("\n");
  const next = `${seven}\n${"  ".repeat(6)}- x`;
  expect(indentLines({ text: next, start: next.length, end: next.length }).text).toBe(next);
});
