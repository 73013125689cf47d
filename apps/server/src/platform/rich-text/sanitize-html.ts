import { sanitizeAttributes } from "@offertory/contract/rich-text/sanitize-attributes";
import { SILENT_TAGS, ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from "@offertory/contract/rich-text/html-policy";
import sanitize from "sanitize-html";

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  nonTextTags: [...SILENT_TAGS],
  nestingLimit: 100,
  transformTags: { "*": (tagName, attribs) => ({ tagName, attribs: sanitizeAttributes(tagName, attribs) ?? {} }) },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs["src"],
};

/**
 * HTML that somebody wrote, with nothing left in it but what the policy of rich text allows. It is called in a worker: there are
 * texts for which it takes long.
 *
 * Taken out of `<li><section><li>`, the section leaves one item inside the other, which every reader takes apart again:
 * the second pass is that reader. It has nothing to take out, so its nesting is the last.
 */
export function sanitizeHtml(html: string): string {
  const clean = sanitize(html, OPTIONS);
  return clean === html ? clean : sanitize(clean, OPTIONS);
}
