import { type Alignment, ALIGNMENTS } from "@offertory/contract/rich-text/html-policy";
import { Extension } from "@tiptap/core";

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    alignment: {
      /** `left` is the default, so it removes the alignment. */
      setAlignment: (alignment: Alignment) => ReturnType;
    };
  }
}

const BLOCK_TYPES = ["paragraph", "heading", "divisionLine"];
const CELL_TYPES = ["tableCell", "tableHeader"];

/** The alignment of blocks and table cells, stored as a class. */
export const AlignmentExtension = Extension.create({
  name: "alignment",
  addGlobalAttributes: () => [
    {
      types: [...BLOCK_TYPES, ...CELL_TYPES, "division"],
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
      ({ commands, editor }) => {
        const align = alignment === "left" ? null : alignment;
        const isCell = CELL_TYPES.some((type) => editor.isActive(type));
        // In a table, the cell is aligned and its content inherits the alignment.
        const inCell = isCell ? CELL_TYPES.map((type) => commands.updateAttributes(type, { align })) : [];
        const inBlock = BLOCK_TYPES.map((type) => commands.updateAttributes(type, { align: isCell ? null : align }));
        return [...inCell, ...inBlock].some(Boolean);
      },
  }),
});
