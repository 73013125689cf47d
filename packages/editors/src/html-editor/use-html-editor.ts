import type { Editor } from "@tiptap/core";
import { useEditor, type UseEditorOptions } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { htmlOf } from "../document/html-of.ts";
import { WORD_EXTENSIONS } from "../document/word-extensions.ts";
import { tidyPasted } from "../paste/tidy-pasted.ts";
import { tidyHtml } from "../words/tidy-html.ts";

type Options = { start: string; label: string; onChange(html: string): void; onEditLink(editor: Editor): void };

/** The visual editor on a text. Links are opened for editing by a double click, or by Ctrl+K. */
export function useHtmlEditor(given: Options): Editor {
  const latest = useRef(given);
  const opened = useRef<Editor | null>(null);
  function editLink(place?: number): true {
    if (!opened.current) return true;
    // The editor learns of the selection only after the double click.
    if (place !== undefined) opened.current.commands.setTextSelection(place);
    latest.current.onEditLink(opened.current);
    return true;
  }

  // Made once: an editor that is given others begins anew.
  const [options] = useState<UseEditorOptions>(() => ({
    extensions: WORD_EXTENSIONS,
    content: tidyHtml(given.start),
    // Pages allow no styles but their own; ours are in visual-text.css.
    injectCSS: false,
    autofocus: "end",
    editorProps: {
      attributes: {
        class: "visual-text rich-text",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": given.label,
      },
      transformPastedHTML: (html) => tidyPasted(html),
      handleDoubleClick: (_view, place, { target }) =>
        target instanceof Element && target.closest("a") !== null && editLink(place),
      handleKeyDown: (_view, event) =>
        event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && editLink(),
    },
    onUpdate: ({ editor }) => latest.current.onChange(htmlOf(editor)),
  }));

  const editor = useEditor(options);
  useEffect(() => {
    latest.current = given;
    opened.current = editor;
  });
  return editor;
}
