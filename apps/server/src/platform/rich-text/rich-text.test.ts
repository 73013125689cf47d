import { HTML_VECTORS } from "@offertory/contract/rich-text/testing/html-vectors";
import { htmlSoup, nestedDocument } from "@offertory/contract/rich-text/testing/html-soup";
import { MARKDOWN_VECTORS } from "@offertory/contract/rich-text/testing/markdown-vectors";
import { outsidePolicy } from "@offertory/contract/rich-text/testing/outside-policy";
import fc from "fast-check";
import { Window } from "happy-dom";
import { describe, expect, test } from "vitest";
import { renderMarkdownHtml } from "./render-markdown.ts";
import { sanitizeHtml } from "./sanitize-html.ts";

const { document } = new Window();

/**
 * Returns what a text contains outside the policy. The tests in e2e/editors check in a real browser that nothing runs.
 */
function leftIn(html: string): string[] {
  const page = document.createElement("div");
  page.innerHTML = html;
  const elements = [...page.querySelectorAll("*")].map((element) => ({
    tag: element.localName,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value ?? ""])),
  }));
  return outsidePolicy(elements);
}

describe("sanitizeHtml", () => {
  test("S3.06 removes all known script injections", () => {
    expect(HTML_VECTORS.length).toBeGreaterThan(80);
    expect(HTML_VECTORS.flatMap((vector) => leftIn(sanitizeHtml(vector)))).toEqual([]);
  });

  test("S3.06 sanitizes any HTML, and does not change HTML that is already sanitized", () => {
    fc.assert(
      fc.property(fc.oneof(htmlSoup, nestedDocument), (html) => {
        const clean = sanitizeHtml(html);
        expect(leftIn(clean)).toEqual([]);
        expect(sanitizeHtml(clean)).toBe(clean);
      }),
      { numRuns: 400 },
    );
  });

  test("S9.05 keeps button classes of links, and adds noopener to links that open a new window", () => {
    expect(sanitizeHtml('<a class="x btn btn-dark btn-4x" href="/give" target="_blank" rel="opener">Give</a>')).toBe(
      '<a href="/give" class="btn btn-dark btn-4x" target="_blank" rel="noopener">Give</a>',
    );
    expect(sanitizeHtml('<a class="x" href="mailto:a@b.test" target="_self">Mail</a>')).toBe(
      '<a href="mailto:a@b.test">Mail</a>',
    );
  });

  test("S9.04 keeps the classes of known font sizes and alignments, and removes other classes", () => {
    expect(
      sanitizeHtml(
        '<p class="align-center fixed"><span class="font-size-48">A</span><span class="font-size-99">B</span></p>',
      ),
    ).toBe('<p class="align-center"><span class="font-size-48">A</span><span>B</span></p>');
  });

  test("keeps images of the gallery and of https with their dimensions, and removes other images", () => {
    const kept = '<img src="/content/c/gallery/1/a.jpg" alt="Hall" width="640" height="360" />';
    expect(
      sanitizeHtml(`${kept}<img src="http://a.test/x.jpg"><img src="data:image/png;base64,AA"><img src="/api/x">`),
    ).toBe(kept);
    expect(sanitizeHtml('<img src="https://a.test/x.jpg">')).toBe('<img src="https://a.test/x.jpg" alt="" />');
  });

  test("keeps tables with header rows, merged cells and alignment, and removes invalid spans, widths and styles", () => {
    const table =
      '<table><thead><tr><th class="align-right" colspan="2">Age</th></tr></thead><tbody><tr><td>1</td><td rowspan="50">2</td></tr></tbody></table>';
    expect(sanitizeHtml(table)).toBe(table);
    expect(sanitizeHtml('<table><tr><td colspan="1000" rowspan="-1" width="9" style="x">1</td></tr></table>')).toBe(
      "<table><tr><td>1</td></tr></table>",
    );
  });

  test("keeps only the text of elements that are not allowed", () => {
    expect(sanitizeHtml("<section><font>Come</font> <center>in</center></section>")).toBe("Come in");
  });
});

describe("renderMarkdownHtml", () => {
  test("S5.12 moves list items deeper than the seventh level to the seventh, and loses no item", () => {
    const items = Array.from({ length: 9 }, (_, at) => `${"  ".repeat(at)}- item ${at + 1}`);
    const html = renderMarkdownHtml(`${items.join("\n")}\n${"  ".repeat(7)}after\n\nEnd`);
    const page = document.createElement("div");
    page.innerHTML = html;
    expect(page.querySelectorAll("ul ul ul ul ul ul ul")).toHaveLength(1);
    expect(page.querySelectorAll("ul ul ul ul ul ul ul ul")).toHaveLength(0);
    const deepest = [...page.querySelectorAll("ul ul ul ul ul ul ul > li")].map((item) => item.textContent?.trim());
    expect(deepest.map((text) => text?.slice(0, 6))).toEqual(["item 7", "item 8", "item 9"]);
  });

  test("S2.26 removes all known script injections", () => {
    expect(MARKDOWN_VECTORS.flatMap((vector) => leftIn(renderMarkdownHtml(vector)))).toEqual([]);
  });

  test("S2.26 S9.05 renders links as buttons, icons and alignment", () => {
    expect(renderMarkdownHtml("[Give](/give){.btn .btn-accent .btn-xl target=_blank}")).toBe(
      '<p><a href="/give" class="btn btn-accent btn-xl" target="_blank" rel="noopener">Give</a></p>\n',
    );
    expect(renderMarkdownHtml("Words in the middle {.align-center}")).toBe(
      '<p class="align-center">Words in the middle</p>\n',
    );
    expect(renderMarkdownHtml(":icon-hand-heart: :icon-unknown:")).toBe(
      '<p><span class="icon icon-hand-heart" role="img" aria-label="hand heart"></span> :icon-unknown:</p>\n',
    );
  });

  test("S9.04 turns web and email addresses into links", () => {
    expect(renderMarkdownHtml("See https://grace.test or write to ada@grace.test")).toBe(
      '<p>See <a href="https://grace.test">https://grace.test</a> or write to <a href="mailto:ada@grace.test">ada@grace.test</a></p>\n',
    );
  });

  test("does not fail on deeply nested Markdown", () => {
    for (const nasty of [
      ">".repeat(50_000),
      "[".repeat(20_000),
      "- ".repeat(20_000),
      "<b>".repeat(5000),
      "![".repeat(5000),
    ]) {
      expect(() => renderMarkdownHtml(nasty)).not.toThrow();
    }
    const nested = Array.from({ length: 60 }, (_, depth) => `${"  ".repeat(depth)}- ${depth}`).join("\n");
    expect(renderMarkdownHtml(nested)).toContain("59");
  });
});
