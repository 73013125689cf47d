import { sanitizeAttributes } from "@offertory/contract/rich-text/sanitize-attributes";
import { TAGS_REMOVED_WITH_CONTENT, ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from "@offertory/contract/rich-text/html-policy";
import sanitize from "sanitize-html";

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  nonTextTags: [...TAGS_REMOVED_WITH_CONTENT],
  nestingLimit: 100,
  transformTags: { "*": (tagName, attribs) => ({ tagName, attribs: sanitizeAttributes(tagName, attribs) ?? {} }) },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs["src"],
};

/**
 * Sanitizes HTML: removes everything that the rich text policy does not allow. It runs in a worker, because some texts
 * take long. Removing the section of `<li><section><li>` nests one list item in the other, which a browser would parse
 * differently. The second pass parses it that way. It removes no tags, so its nesting is final.
 */
export function sanitizeHtml(html: string): string {
  const clean = sanitize(html, OPTIONS);
  return clean === html ? clean : sanitize(clean, OPTIONS);
}
