import { linkClasses, readLink } from "@offertory/contract/rich-text/link-classes";
import type { Editor } from "@tiptap/core";
import { type LinkDraft, newLink } from "../link-editor/index.ts";

/** Returns the link at the cursor and selects all of it, or a new link for the selected text. */
export function linkAt(editor: Editor): { link: LinkDraft; isNew: boolean } {
  if (!editor.isActive("link")) return { link: newLink(selectedText(editor)), isNew: true };
  editor.chain().extendMarkRange("link").run();
  const attributes = editor.getAttributes("link");
  return {
    link: {
      url: String(attributes["href"] ?? ""),
      text: selectedText(editor),
      target: attributes["target"] === "_blank" ? "_blank" : "_self",
      look: readLink(String(attributes["class"] ?? "")),
    },
    isNew: false,
  };
}

/** Applies the link to the selection. If the text was not changed, it keeps its marks. */
export function insertLink(editor: Editor, { url, text, target, look }: LinkDraft, textBefore: string): void {
  const attributes = {
    href: url,
    target: target === "_blank" ? target : null,
    class: linkClasses(look).join(" ") || null,
  };
  const keepsSelectedText = text === textBefore && !editor.state.selection.empty;
  const chain = editor.chain().focus();
  if (keepsSelectedText) chain.setLink(attributes).run();
  else {
    const marks = editor.state.selection.$from.marks().filter(({ type }) => type.name !== "link");
    const kept = marks.map((mark) => ({ type: mark.type.name, attrs: mark.attrs }));
    chain.insertContent({ type: "text", text, marks: [...kept, { type: "link", attrs: attributes }] }).run();
  }
  // Text that is typed next is not part of the link.
  const { to } = editor.state.selection;
  editor.chain().setTextSelection(to).unsetMark("link").run();
}

export function removeLink(editor: Editor): void {
  editor.chain().focus().extendMarkRange("link").unsetLink().run();
}

function selectedText({ state }: Editor): string {
  const { from, to } = state.selection;
  return state.doc.textBetween(from, to, " ");
}
