import { Mark } from "@tiptap/core";

/** Small characters below or above the line, as in H₂O or 10². */
export const SubscriptMark = Mark.create({
  name: "subscript",
  excludes: "subscript superscript",
  parseHTML: () => [{ tag: "sub" }],
  renderHTML: () => ["sub", 0],
});

export const SuperscriptMark = Mark.create({
  name: "superscript",
  excludes: "subscript superscript",
  parseHTML: () => [{ tag: "sup" }],
  renderHTML: () => ["sup", 0],
});
