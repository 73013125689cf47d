import { useT } from "@offertory/i18n/react";
import { Notice, Tabs } from "@offertory/ui";
import { useState } from "react";
import type { EditorModalProps } from "../editor-modal-props.ts";
import { RichTextPreview } from "../frame/rich-text-preview.tsx";
import { LinkEditor } from "../link-editor/index.ts";
import { tidyHtml } from "../rich-text/tidy-html.ts";
import { useEditorState } from "@tiptap/react";
import { holdsKeptHtml } from "../document/read-document.ts";
import type { PictureUploads } from "../pictures/use-picture-uploads.ts";
import { HtmlTools } from "./html-tools.tsx";
import { SourceText } from "./source-text.tsx";
import { TableTools } from "./table-tools.tsx";
import { useHtmlEditor } from "./use-html-editor.ts";
import { VisualText } from "./visual-text.tsx";
import { usePictureInsertions } from "./use-picture-insertions.ts";
import { useLinkEditing } from "./use-link-editing.ts";

type HtmlEditorProps = {
  start: string;
  text: string;
  label: string;
  onChange(text: string): void;
  pickPicture: EditorModalProps["pickPicture"];
  takeFiles: PictureUploads["take"];
};

type View = "edit" | "preview" | "source";

export function HtmlEditor({ start, text, label, onChange, pickPicture, takeFiles }: HtmlEditorProps) {
  const t = useT();
  const [view, setView] = useState<View>("edit");
  const links = useLinkEditing();
  const { editor, show: showText } = useHtmlEditor({
    start,
    label,
    onChange,
    onEditLink: links.open,
    onFiles: (files, held) => takeFiles(files, insertions.inDocument(held)),
  });
  const insertions = usePictureInsertions({ editor, text, isSource: view === "source", onChange });
  const holdsKept = useEditorState({ editor, selector: ({ editor }) => holdsKeptHtml(editor.state.doc) });

  function show(next: View) {
    // The visual editor has to parse the changed source.
    if (view === "source") showText(text);
    setView(next);
  }

  return (
    <>
      <Tabs
        label={t("editors:views.label")}
        value={view}
        onChange={show}
        tabs={[
          { value: "edit", label: t("editors:views.edit") },
          { value: "preview", label: t("editors:views.preview") },
          { value: "source", label: t("editors:views.source") },
        ]}
        panels={{
          edit: (
            <>
              {holdsKept ? (
                <div className="mb-3">
                  <Notice tone="info">{t("editors:keptHtml")}</Notice>
                </div>
              ) : null}
              <HtmlTools editor={editor} onLink={() => links.open(editor)} pickPicture={pickPicture} />
              <TableTools editor={editor} />
              <VisualText editor={editor} />
            </>
          ),
          preview: <RichTextPreview html={tidyHtml(text)} label={t("editors:views.preview")} />,
          source: (
            <SourceText
              text={text}
              onChange={onChange}
              onFiles={(files, at) => takeFiles(files, insertions.inSource(at))}
            />
          ),
        }}
      />
      {links.editing ? <LinkEditor {...links.editing} onClose={links.close} /> : null}
    </>
  );
}
