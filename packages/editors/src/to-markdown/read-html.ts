import { getSchema, type JSONContent } from "@tiptap/core";
import { DOMParser as DocumentParser } from "@tiptap/pm/model";
import { RICH_TEXT_EXTENSIONS } from "../document/rich-text-extensions.ts";

let parser: DocumentParser | undefined;

/** Parses HTML into a document. */
export function readHtml(html: string): JSONContent {
  parser ??= DocumentParser.fromSchema(getSchema(RICH_TEXT_EXTENSIONS));
  return parser.parse(new DOMParser().parseFromString(html, "text/html").body).toJSON();
}
