import { getSchema, type JSONContent } from "@tiptap/core";
import fc from "fast-check";
import { RICH_TEXT_EXTENSIONS } from "../../document/rich-text-extensions.ts";
import { readHtml } from "../../to-markdown/read-html.ts";
import { toMarkdown } from "../../to-markdown/to-markdown.ts";
import { renderMarkdown } from "../../rich-text/index.ts";
import { someDocument } from "../some-document.ts";

/**
 * Searches for a document that changes when it is written as Markdown and read again; returns the smallest, or null.
 */
export function findLostText(runs: number): { document: string; markdown: string; read: string } | null {
  const schema = getSchema(RICH_TEXT_EXTENSIONS);
  const normal = (document: JSONContent) => JSON.stringify(schema.nodeFromJSON(document).toJSON());
  const isKept = (document: JSONContent) => normal(readHtml(renderMarkdown(toMarkdown(document)))) === normal(document);
  const { counterexample } = fc.check(fc.property(someDocument, isKept), { numRuns: runs });
  const lost = counterexample?.[0];
  if (!lost) return null;
  const markdown = toMarkdown(lost);
  return { document: normal(lost), markdown, read: normal(readHtml(renderMarkdown(markdown))) };
}
