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
  /** The attributes of the text besides its role and label. */
  attributes?: Record<string, string>;
  /** The parts of the window that are covered, such as by a header: the cursor is scrolled out of them while typing. */
  covered?: { top: number; right: number; bottom: number; left: number };
  /** Called once the editor can be used; without it, the cursor is set to the end. */
  onReady?(editor: Editor): void;
  onChange(html: string): void;
  onEditLink(editor: Editor): void;
  /** Called when files were dropped or pasted, with their position, which moves with the document. */
  onFiles(files: File[], held: { position: number }): void;
};

type HtmlEditing = {
  editor: Editor;
  /** Shows another text. This alone does not call `onChange`. */
  show(html: string): void;
};

/** The visual editor. A double click on a link or Ctrl+K opens the link editor. */
export function useHtmlEditor(given: Options): HtmlEditing {
  const latest = useRef(given);
  // As long as the document is unchanged, `onChange` gets the original HTML and not the editor's version of it.
  const shown = useRef<{ html: string; doc: Node | null }>({ html: given.start, doc: null });
  const opened = useRef<Editor | null>(null);
  const [places] = useState(holdPositions);
  function editLink(position?: number): true {
    if (!opened.current) return true;
    // The editor updates its selection only after the double click.
    if (position !== undefined) opened.current.commands.setTextSelection(position);
    latest.current.onEditLink(opened.current);
    return true;
  }

  function takeFiles(data: DataTransfer | null, position: number): boolean {
    const files = findFiles(data);
    if (files.length > 0) latest.current.onFiles(files, places.hold(position));
    return files.length > 0;
  }

  // Created once, because an editor that gets new options starts again.
  const [options] = useState<UseEditorOptions>(() => ({
    extensions: RICH_TEXT_EXTENSIONS,
    content: readDocument(tidyHtml(given.start)),
    // The content security policy forbids injected styles; the styles are in visual-text.css.
    injectCSS: false,
    autofocus: given.onReady ? false : "end",
    editorProps: {
      attributes: {
        class: "visual-text framed-text rich-text",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": given.label,
        ...given.attributes,
      },
      ...(given.covered && { scrollThreshold: given.covered, scrollMargin: given.covered }),
      transformPastedHTML: (html) => tidyPasted(html),
      handleDoubleClick: (_view, position, { target }) =>
        target instanceof Element && target.closest("a") !== null && editLink(position),
      handlePaste: ({ state }, { clipboardData }) => takeFiles(clipboardData, state.selection.to),
      // Dragging within the text also ends in a drop, and some browsers attach a file to a dragged image.
      handleDrop: (view, { dataTransfer, clientX, clientY }, _slice, isMoved) =>
        !isMoved &&
        takeFiles(dataTransfer, view.posAtCoords({ left: clientX, top: clientY })?.pos ?? view.state.selection.to),
      handleKeyDown: (_view, event) =>
        event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && editLink(),
    },
    onCreate: ({ editor }) => {
      shown.current.doc = editor.state.doc;
      latest.current.onReady?.(editor);
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
