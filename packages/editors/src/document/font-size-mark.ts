import { FONT_SIZES, type FontSize } from "@offertory/contract/rich-text/html-policy";
import { Mark } from "@tiptap/core";

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    fontSize: {
      /** Null removes the size. */
      setFontSize: (size: FontSize | null) => ReturnType;
    };
  }
}

/** Text of another size, stored as a class, because the content security policy forbids style attributes. */
export const FontSizeMark = Mark.create({
  name: "fontSize",
  addAttributes: () => ({ size: { default: null, rendered: false } }),
  parseHTML: () => FONT_SIZES.map((size) => ({ tag: `span.font-size-${size}`, attrs: { size } })),
  renderHTML: ({ mark }) => ["span", { class: `font-size-${mark.attrs["size"]}` }, 0],
  addCommands() {
    return {
      setFontSize:
        (size) =>
        ({ commands }) =>
          size === null ? commands.unsetMark(this.name) : commands.setMark(this.name, { size }),
    };
  },
});
