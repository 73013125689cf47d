import { sanitizeAttributes } from "@offertory/contract/rich-text/sanitize-attributes";
import { TAGS_REMOVED_WITH_CONTENT, ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from "@offertory/contract/rich-text/html-policy";
import DOMPurify, { type DOMPurify as Purifier } from "dompurify";

const OPTIONS = {
  ALLOWED_TAGS: [...ALLOWED_TAGS],
  ALLOWED_ATTR: [...new Set(Object.values(ALLOWED_ATTRIBUTES).flat())],
  FORBID_CONTENTS: [...TAGS_REMOVED_WITH_CONTENT],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  RETURN_TRUSTED_TYPE: false,
};

let purifier: Purifier | undefined;

/** Creates an own DOMPurify instance, because hooks on a shared one would affect other callers. */
function openPurifier(): Purifier {
  const own = DOMPurify(window);
  // DOMPurify removes text such as "<i>" when it is beside a comment, because it could be hidden markup. So comments
  // are removed first.
  own.addHook("beforeSanitizeElements", (node) => {
    for (const child of node.childNodes) if (child.nodeType === Node.COMMENT_NODE) child.remove();
  });
  own.addHook("afterSanitizeAttributes", (element) => {
    const given = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
    const kept = sanitizeAttributes(element.localName, given);
    for (const name of Object.keys(given)) element.removeAttribute(name);
    if (kept === null) return element.remove();
    for (const [name, value] of Object.entries(kept)) element.setAttribute(name, value);
  });
  return own;
}

/** Removes everything from HTML that the rich text policy does not allow. */
export function sanitizeHtml(html: string): string {
  purifier ??= openPurifier();
  const clean = purifier.sanitize(html, OPTIONS);
  return / is="/.test(clean) ? withoutIs(clean) : clean;
}

/** Replaces elements that were created with `is`. The browser serializes `is` even after the attribute was removed. */
function withoutIs(clean: string): string {
  const { body } = new DOMParser().parseFromString(clean, "text/html");
  for (const element of body.querySelectorAll("[is]")) {
    const fresh = document.createElement(element.localName);
    for (const { name, value } of element.attributes) if (name !== "is") fresh.setAttribute(name, value);
    fresh.append(...element.childNodes);
    element.replaceWith(fresh);
  }
  return body.innerHTML;
}
