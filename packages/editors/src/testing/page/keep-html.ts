import { htmlSoup, nestedDocument } from "@offertory/contract/rich-text/testing/html-soup";
import { Editor } from "@tiptap/core";
import fc from "fast-check";
import { isSameHtml } from "../../document/compare-html.ts";
import { htmlOf } from "../../document/html-of.ts";
import { readDocument } from "../../document/read-document.ts";
import { RICH_TEXT_EXTENSIONS } from "../../document/rich-text-extensions.ts";
import { tidyHtml } from "../../rich-text/tidy-html.ts";
import { someTables } from "../some-tables.ts";

/**
 * Searches for sanitized HTML that the visual editor changes when a paragraph is added at its end; null when none was
 * found.
 */
export function findChangedHtml(runs: number): { html: string; written: string } | null {
  const editor = new Editor({ extensions: RICH_TEXT_EXTENSIONS, injectCSS: false });
  const open = (html: string) => {
    editor.commands.setContent(readDocument(html));
    editor.commands.insertContentAt(editor.state.doc.content.size, {
      type: "paragraph",
      content: [{ type: "text", text: "Amen" }],
    });
    return htmlOf(editor);
  };
  const anyHtml = fc.oneof(nestedDocument, someTables, htmlSoup).map(tidyHtml);
  const isKept = (html: string) => isSameHtml(html, "") || isSameHtml(open(html), `${html}<p>Amen</p>`);
  const { counterexample } = fc.check(fc.property(anyHtml, isKept), { numRuns: runs });
  const changed = counterexample?.[0];
  if (changed === undefined) return null;
  return { html: changed, written: open(changed) };
}
