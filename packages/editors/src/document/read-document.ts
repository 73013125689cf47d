import { getSchema, type JSONContent } from "@tiptap/core";
import { DOMParser as DocumentParser, type Node, type Schema } from "@tiptap/pm/model";
import { TableMap } from "@tiptap/pm/tables";
import { holdsBlock, isSameHtml } from "./compare-html.ts";
import { RICH_TEXT_EXTENSIONS } from "./rich-text-extensions.ts";
import { writeDocument } from "./write-document.ts";

let reader: { schema: Schema; parser: DocumentParser } | undefined;

function openReader() {
  const schema = getSchema(RICH_TEXT_EXTENSIONS);
  reader ??= { schema, parser: DocumentParser.fromSchema(schema) };
  return reader;
}

/**
 * Parses sanitized HTML into a document for the visual editor. A block that the editor would change just by opening it
 * becomes a `keptHtml` node, which preserves it exactly.
 */
export function readDocument(html: string): JSONContent {
  const whole = parseHtml(html);
  if (isHeld(whole, html)) return whole.toJSON();
  const content = splitBlocks(html).flatMap((block): JSONContent[] => {
    const doc = parseHtml(block);
    return isHeld(doc, block) ? (doc.toJSON().content ?? []) : [{ type: "keptHtml", attrs: { html: block } }];
  });
  return { type: "doc", content: content.length > 0 ? content : [{ type: "paragraph" }] };
}

export const holdsKeptHtml = (doc: Node): boolean => doc.children.some(({ type }) => type.name === "keptHtml");

const parseHtml = (html: string): Node =>
  openReader().parser.parse(new DOMParser().parseFromString(html, "text/html").body);

const isHeld = (doc: Node, html: string): boolean => hasWholeTables(doc) && isSameHtml(writeDocument(doc), html);

/**
 * Returns whether the tables have no irregular rows. The editor would fill rows that are too short and split merged
 * cells that overlap.
 */
function hasWholeTables(doc: Node): boolean {
  let isWhole = true;
  doc.descendants((node) => {
    if (node.type.name === "table" && TableMap.get(node).problems) isWhole = false;
    return isWhole;
  });
  return isWhole;
}

/** Splits HTML into its blocks; text outside of any block becomes a paragraph. */
function splitBlocks(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const blocks: string[] = [];
  let inlineHtml = "";
  const close = () => {
    if (!isSameHtml(inlineHtml, "")) blocks.push(`<p>${inlineHtml}</p>`);
    inlineHtml = "";
  };
  for (const child of body.childNodes) {
    const isElement = child instanceof Element;
    if (isElement && holdsBlock(child)) {
      close();
      blocks.push(child.outerHTML);
    } else inlineHtml += isElement ? child.outerHTML : escapeHtml(child.textContent ?? "");
  }
  close();
  return blocks;
}

const escapeHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
