import "@offertory/ui/rich-text.css";
import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { useEditor, type UseEditorOptions } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { htmlOf } from "../document/html-of.ts";
import { readDocument } from "../document/read-document.ts";
import { RICH_TEXT_EXTENSIONS } from "../document/rich-text-extensions.ts";
import { tidyPasted } from "../paste/tidy-pasted.ts";
import { findFiles } from "../pictures/find-files.ts";
import { tidyHtml } from "../rich-text/tidy-html.ts";
import { holdPositions } from "./held-positions.ts";

type Options = {
  start: string;
  label: string;
  onChange(html: string): void;
  onEditLink(editor: Editor): void;
  /** Files were dropped or pasted at a position of the document, which moves with it. */
  onFiles(files: File[], place: { position: number }): void;
};

type HtmlEditing = {
  editor: Editor;
  /** Shows another text, which is not changed by being shown. */
  show(html: string): void;
};

/** The visual editor on a text. Links are opened for editing by a double click, or by Ctrl+K. */
export function useHtmlEditor(given: Options): HtmlEditing {
  const latest = useRef(given);
  // As long as the document is what was opened, the text is handed on to the character.
  const shown = useRef<{ html: string; doc: Node | null }>({ html: given.start, doc: null });
  const opened = useRef<Editor | null>(null);
  const [places] = useState(holdPositions);
  function editLink(place?: number): true {
    if (!opened.current) return true;
    // The editor learns of the selection only after the double click.
    if (place !== undefined) opened.current.commands.setTextSelection(place);
    latest.current.onEditLink(opened.current);
    return true;
  }

  function takeFiles(data: DataTransfer | null, position: number): boolean {
    const files = findFiles(data);
    if (files.length > 0) latest.current.onFiles(files, places.hold(position));
    return files.length > 0;
  }

  // Made once: an editor that is given others begins anew.
  const [options] = useState<UseEditorOptions>(() => ({
    extensions: RICH_TEXT_EXTENSIONS,
    content: readDocument(tidyHtml(given.start)),
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
      handlePaste: ({ state }, { clipboardData }) => takeFiles(clipboardData, state.selection.to),
      // What is moved within the text is dropped too, and some browsers add a file to a picture that is.
      handleDrop: (view, { dataTransfer, clientX, clientY }, _slice, isMoved) =>
        !isMoved &&
        takeFiles(dataTransfer, view.posAtCoords({ left: clientX, top: clientY })?.pos ?? view.state.selection.to),
      handleKeyDown: (_view, event) =>
        event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && editLink(),
    },
    onCreate: ({ editor }) => {
      shown.current.doc = editor.state.doc;
    },
    onTransaction: places.follow,
    onUpdate: ({ editor }) => {
      const { html, doc } = shown.current;
      latest.current.onChange(doc?.eq(editor.state.doc) ? html : htmlOf(editor));
    },
  }));

  const editor = useEditor(options);
  useEffect(() => {
    latest.current = given;
    opened.current = editor;
  });
  function show(html: string) {
    editor.commands.setContent(readDocument(tidyHtml(html)), { emitUpdate: false });
    shown.current = { html, doc: editor.state.doc };
  }
  return { editor, show };
}
