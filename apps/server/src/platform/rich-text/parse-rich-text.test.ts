import { expect, test } from "vitest";
import { renderMarkdown, sanitizeRichText, sanitizeTexts } from "./index.ts";

/** Within the length limit, but it takes the parser minutes. */
const ENDLESS = "=\n-\n".repeat(25_000);

test("a text that takes too long to render is refused as too complex, and the next text is rendered", async () => {
  await expect(renderMarkdown("grace", ENDLESS)).rejects.toMatchObject({
    kind: "invalid",
    code: "rich-text-too-complex",
  });
  expect(await renderMarkdown("grace", "**Welcome**")).toBe("<p><strong>Welcome</strong></p>\n");
});

test("a link with very many spaces in its URL is sanitized", async () => {
  const html = `<p><a href="/give${" ".repeat(99_000)}x">Give</a></p>`;
  expect(await sanitizeRichText("grace", html)).toBe("<p><a>Give</a></p>");
});

test("sanitizeTexts returns sanitized texts, and throws an error for a text that it was not given", async () => {
  const texts = await sanitizeTexts("grace", ["<b>A<script>x()</script></b>", 7, undefined]);
  expect(texts.of("<b>A<script>x()</script></b>")).toBe("<b>A</b>");
  expect(texts.of("")).toBe("");
  expect(() => texts.of("<i>unknown</i>")).toThrow("not sanitized");
});
