import { type Alignment, ALIGNMENTS } from "@offertory/contract/words/word-policy";
import { Extension } from "@tiptap/core";

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    alignment: {
      /** Left is where lines stand by themselves. */
      setAlignment: (alignment: Alignment) => ReturnType;
    };
  }
}

const TYPES = ["paragraph", "heading"];

/** Where lines stand, kept as a class. */
export const AlignmentExtension = Extension.create({
  name: "alignment",
  addGlobalAttributes: () => [
    {
      types: TYPES,
      attributes: {
        align: {
          default: null,
          parseHTML: (element) => ALIGNMENTS.find((one) => element.classList.contains(`align-${one}`)) ?? null,
          renderHTML: ({ align }) => (align ? { class: `align-${align}` } : {}),
        },
      },
    },
  ],
  addCommands: () => ({
    setAlignment:
      (alignment) =>
      ({ commands }) => {
        const align = alignment === "left" ? null : alignment;
        return TYPES.map((type) => commands.updateAttributes(type, { align })).some(Boolean);
      },
  }),
});
