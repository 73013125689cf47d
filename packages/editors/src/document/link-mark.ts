import { sanitizeAttributes } from "@offertory/contract/rich-text/sanitize-attributes";
import { safeAddress } from "@offertory/contract/rich-text/safe-address";
import { Link } from "@tiptap/extension-link";

/** A link that can look like a button. Web and email addresses become links when they are typed or pasted. */
export const LinkMark = Link.extend({
  addAttributes() {
    // `rel` depends on `target`; `sanitizeAttributes` writes it.
    return { ...this.parent?.(), rel: { default: null, parseHTML: () => null } };
  },
  renderHTML({ HTMLAttributes }) {
    const given = Object.fromEntries(
      Object.entries(HTMLAttributes).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
    );
    return ["a", sanitizeAttributes("a", given) ?? {}, 0];
  },
}).configure({
  openOnClick: false,
  autolink: true,
  linkOnPaste: true,
  defaultProtocol: "https",
  isAllowedUri: (url) => safeAddress(url) !== null,
  HTMLAttributes: { target: null, rel: null, class: null },
});
