import { markdownToHtml } from "@offertory/contract/rich-text/markdown-to-html";
import { expect, test } from "vitest";
import { escapeText } from "./escape-text.ts";
import { toMarkdown } from "./to-markdown.ts";

// e2e/editors/round-trip.spec.ts checks in a real browser, with random documents, that the round trip loses nothing.
const paragraph = (...content: object[]) => ({ type: "paragraph", content });
const textNode = (text: string, ...marks: string[]) => ({ type: "text", text, marks: marks.map((type) => ({ type })) });
const write = (...content: object[]) => toMarkdown({ type: "doc", content });

test("S2.26 bold text, headings and lists are written as plain Markdown", () => {
  expect(write(paragraph(textNode("Come "), textNode("early", "bold"), textNode(", all")))).toBe("Come **early**, all");
  expect(write({ type: "heading", attrs: { level: 2, align: "center" }, content: [textNode("Hi")] })).toBe(
    "## Hi {.align-center}",
  );
  expect(write({ type: "bulletList", content: [{ type: "listItem", content: [paragraph(textNode("a"))] }] })).toBe(
    "- a",
  );
});

test("S2.26 bold text within a word is written as an HTML tag", () => {
  expect(write(paragraph(textNode("un"), textNode("believ", "bold"), textNode("able")))).toBe(
    "un<strong>believ</strong>able",
  );
});

test("S2.26 text that looks like Markdown or HTML is escaped and stays plain", () => {
  const tricky = "# 1. *a* _b_ [c](d) <b> `e` ~~f~~ https://a.test www.a.test a@b.test {.btn} :icon-heart: &amp; \\ |";
  const html = markdownToHtml(`So ${escapeText(tricky)}`);
  expect(html.replaceAll(/&#\d+;|&\w+;/g, "")).not.toMatch(/<(?!\/?p>)/);
});
