import { sanitizeAttributes } from "@offertory/contract/rich-text/sanitize-attributes";
import { Image } from "@tiptap/extension-image";

/** An image in the text, from our gallery or from an https URL. */
export const PictureNode = Image.extend({
  parseHTML: () => [
    {
      tag: "img[src]",
      getAttrs: (element) => (sanitizeAttributes("img", attributesOf(element)) ? {} : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ["img", sanitizeAttributes("img", asText(HTMLAttributes)) ?? {}],
}).configure({ inline: true, allowBase64: false });

const attributesOf = (element: HTMLElement): Record<string, string> =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

const asText = (attributes: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [],
    ),
  );
