import { useT } from "@offertory/i18n/react";
import { Notice, Tabs, TextField } from "@offertory/ui";
import { useState } from "react";
import type { EditorModalProps } from "../editor-modal-props.ts";
import { WordPreview } from "../frame/word-preview.tsx";
import { LinkEditor } from "../link-editor/index.ts";
import { tidyHtml } from "../words/tidy-html.ts";
import { HtmlTools } from "./html-tools.tsx";
import { useHtmlEditor } from "./use-html-editor.ts";
import { VisualText } from "./visual-text.tsx";
import { useLinkEditing } from "./use-link-editing.ts";

type HtmlEditorProps = {
  start: string;
  text: string;
  label: string;
  onChange(text: string): void;
  pickPicture: EditorModalProps["pickPicture"];
};

type View = "edit" | "preview" | "source";

export function HtmlEditor({ start, text, label, onChange, pickPicture }: HtmlEditorProps) {
  const t = useT();
  const [view, setView] = useState<View>("edit");
  const links = useLinkEditing();
  const editor = useHtmlEditor({ start, label, onChange, onEditLink: links.open });

  function show(next: View) {
    // What was changed in the source is read anew by the visual editor.
    if (view === "source") editor.commands.setContent(tidyHtml(text), { emitUpdate: false });
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
              {/<table/i.test(text) ? <Notice tone="warning">{t("editors:tables")}</Notice> : null}
              <HtmlTools editor={editor} onLink={() => links.open(editor)} pickPicture={pickPicture} />
              <VisualText editor={editor} />
            </>
          ),
          preview: <WordPreview html={tidyHtml(text)} label={t("editors:views.preview")} />,
          source: (
            <TextField
              label={t("editors:views.source")}
              value={text}
              onChange={onChange}
              multiline
              rows={14}
              spellCheck={false}
              autoCapitalize="none"
              className="[&_textarea]:min-h-[150px] [&_textarea]:font-mono [&_textarea]:text-sm"
            />
          ),
        }}
      />
      {links.editing ? <LinkEditor {...links.editing} onClose={links.close} /> : null}
    </>
  );
}
