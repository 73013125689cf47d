import { FONT_SIZES, type FontSize } from "@offertory/contract/rich-text/html-policy";
import { Mark } from "@tiptap/core";

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    fontSize: {
      /** Null: the size that the words have by themselves. */
      setFontSize: (size: FontSize | null) => ReturnType;
    };
  }
}

/** Words of another size, kept as a class: pages of ours allow no styles in their text. */
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
