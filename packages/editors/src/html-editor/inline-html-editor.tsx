import { type Editor, EditorContent } from "@tiptap/react";
import { type ReactNode, useState } from "react";
import { useDraft } from "../drafts/use-draft.ts";
import type { EditorModalProps } from "../editor-modal-props.ts";
import { useEditorTexts } from "../frame/use-editor-texts.ts";
import { LinkEditor } from "../link-editor/index.ts";
import { UploadList } from "../pictures/upload-list.tsx";
import { usePictureUploads } from "../pictures/use-picture-uploads.ts";
import { insertPictureAt } from "./held-positions.ts";
import { HtmlTools } from "./html-tools.tsx";
import { TableTools } from "./table-tools.tsx";
import { useHtmlEditor } from "./use-html-editor.ts";
import { useLinkEditing } from "./use-link-editing.ts";
import "./visual-text.css";

interface InlineHtmlEditorProps {
  /** The saved text. */
  value: string;
  /** The text to begin with, where it was pressed, and characters that were typed before the editor was shown. */
  start: { html: string; point?: { x: number; y: number } | undefined; typed: string };
  draftKey: string;
  label: string;
  /** The id of the instructions. */
  hintId: string;
  className: string;
  onChange(html: string): void;
  pickPicture: EditorModalProps["pickPicture"];
  uploadPicture: EditorModalProps["uploadPicture"];
  /** Renders the tools outside of the text; `isHeld` while images are uploaded. */
  renderTools(tools: ReactNode, isHeld: boolean): ReactNode;
}

/** The headers of the page and the tools above the text, and the navigation of a phone below it, in pixels. */
const COVERED = { top: 220, right: 0, bottom: 90, left: 0 };

/**
 * Edits a text at its place on a page, where it looks as visitors see it. The caller sanitizes the text before it is
 * saved, and ends editing.
 */
export function InlineHtmlEditor(props: InlineHtmlEditorProps) {
  const { value, label, hintId, className, onChange, pickPicture, renderTools } = props;
  const [start] = useState(props.start);
  const areTextsReady = useEditorTexts();
  const draft = useDraft(props.draftKey, value);
  const links = useLinkEditing();
  const uploads = usePictureUploads(props.uploadPicture);
  const { editor } = useHtmlEditor({
    start: start.html,
    label,
    attributes: { class: `visual-text ${className}`, "aria-describedby": hintId },
    covered: COVERED,
    onReady: (ready) => placeCursor(ready, start),
    onChange: (html) => {
      onChange(html);
      draft.keep(html);
    },
    onEditLink: links.open,
    onFiles: (files, held) => uploads.take(files, (picture) => insertPictureAt(editor, held.position, picture)),
  });

  return (
    <>
      <EditorContent editor={editor} />
      {renderTools(
        <>
          <HtmlTools editor={editor} isOneRow onLink={() => links.open(editor)} pickPicture={pickPicture} />
          <TableTools editor={editor} />
          {areTextsReady ? <UploadList uploads={uploads} /> : null}
        </>,
        uploads.list.length > 0,
      )}
      {links.editing ? <LinkEditor {...links.editing} onClose={links.close} /> : null}
    </>
  );
}

/** Sets the cursor to where the text was pressed, or to its end, without scrolling. */
function placeCursor(editor: Editor, { point, typed }: InlineHtmlEditorProps["start"]): void {
  const position = point && editor.view.posAtCoords({ left: point.x, top: point.y })?.pos;
  const chain = editor.chain().focus(position ?? "end", { scrollIntoView: false });
  if (typed) chain.insertContent({ type: "text", text: typed });
  chain.run();
}
