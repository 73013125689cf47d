import { MAX_LIST_DEPTH } from "@offertory/contract/rich-text/html-policy";
import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { flattenLists, listDepth } from "./flatten-lists.ts";

const LOOK = "look-at-list-depth";

/** Limits lists to seven levels: Tab goes no deeper, and pasted items that are deeper move to the seventh level. */
export const ListDepth = Extension.create({
  name: "listDepth",
  // Runs before the list items, whose Tab would indent further.
  priority: 1000,
  addKeyboardShortcuts() {
    return {
      Tab: ({ editor }) => listDepth(editor.state.selection.$from) >= MAX_LIST_DEPTH,
    };
  },
  onCreate() {
    this.editor.view.dispatch(this.editor.state.tr.setMeta(LOOK, true).setMeta("addToHistory", false));
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _before, state) => {
        if (!transactions.some((one) => one.docChanged || one.getMeta(LOOK))) return null;
        const tr = flattenLists(state.tr);
        return tr.docChanged
          ? tr.setMeta(
              "addToHistory",
              transactions.some((one) => one.docChanged),
            )
          : null;
      },
    }),
  ],
});
