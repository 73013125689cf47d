import { useT } from "@offertory/i18n/react";
import { Tabs, useMediaQuery } from "@offertory/ui";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import type { EditorModalProps } from "../editor-modal-props.ts";
import { RichTextPreview } from "../frame/rich-text-preview.tsx";
import type { PictureUploads } from "../pictures/use-picture-uploads.ts";
import { type LinkDraft, LinkEditor } from "../link-editor/index.ts";
import { TABLE_ACTIONS, TableToolbar } from "../toolbar/table-toolbar.tsx";
import { renderMarkdown } from "../rich-text/index.ts";
import { changeTable, findTable } from "./change-table.ts";
import { wrapSelection } from "./change-text.ts";
import { MarkdownArea } from "./markdown-area.tsx";
import { dropLink, findLink, putLink, startLink } from "./markdown-link.ts";
import { MarkdownTools } from "./markdown-tools.tsx";
import { putText, selectedOf } from "./put-text.ts";
import { replaceSelected, type Selected } from "./selected.ts";
import { usePictureInsertions, writePicture } from "./use-picture-insertions.ts";

type MarkdownEditorProps = {
  text: string;
  onChange(text: string): void;
  pickPicture: EditorModalProps["pickPicture"];
  takeFiles: PictureUploads["take"];
};

type Editing = { link: LinkDraft; isNew: boolean; selected: Selected };

export function MarkdownEditor({ text, onChange, pickPicture, takeFiles }: MarkdownEditorProps) {
  const t = useT();
  const area = useRef<HTMLTextAreaElement>(null);
  const isWide = useMediaQuery("(min-width: 64rem)");
  const [view, setView] = useState<"write" | "preview">("write");
  const insertPictureAt = usePictureInsertions(area, text, onChange);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [inTable, setInTable] = useState(false);
  const shown = useDeferredValue(text);
  const html = useMemo(() => renderMarkdown(shown), [shown]);

  function apply(change: (selected: Selected) => Selected, on = area.current && selectedOf(area.current)) {
    if (area.current && on) putText(area.current, change(on));
  }
  function openLink() {
    if (!area.current) return;
    const selected = selectedOf(area.current);
    const found = findLink(selected);
    setEditing({ link: found?.link ?? startLink(selected), isNew: found === null, selected });
  }
  /**
   * Waits a frame, in which the closing dialog returns the focus to the text area. The text has not changed in the
   * meantime.
   */
  function closeLink(change?: (selected: Selected) => Selected) {
    const selected = editing?.selected;
    setEditing(null);
    if (change && selected) requestAnimationFrame(() => apply(change, selected));
  }
  async function insertPicture() {
    const selected = area.current && selectedOf(area.current);
    const picture = await pickPicture?.();
    if (!picture || !selected) return;
    const written = writePicture(picture);
    requestAnimationFrame(() =>
      apply((on) => replaceSelected(on, written, [written.length, written.length]), selected),
    );
  }
  function step(name: "undo" | "redo") {
    area.current?.focus();
    document.execCommand(name);
  }
  const tableTools = Object.fromEntries(
    TABLE_ACTIONS.filter((action) => action !== "headerRow").map((action) => [
      action,
      () => apply((selected) => changeTable(selected, action)),
    ]),
  );
  const shortcuts = {
    b: () => apply((selected) => wrapSelection(selected, "**", "**")),
    i: () => apply((selected) => wrapSelection(selected, "*", "*")),
    u: () => apply((selected) => wrapSelection(selected, "<u>", "</u>")),
    k: openLink,
  };

  const writing = (
    <div className="flex min-h-0 min-w-0 grow flex-col gap-3">
      <MarkdownTools
        onUse={apply}
        onLink={openLink}
        onPicture={pickPicture ? () => void insertPicture() : undefined}
        onStep={step}
      />
      {inTable ? <TableToolbar onUse={tableTools} /> : null}
      <MarkdownArea
        area={area}
        text={text}
        onChange={onChange}
        onFiles={(files, at) => takeFiles(files, insertPictureAt(at))}
        onShortcut={(key) => shortcuts[key]()}
        onSelect={(selected) => setInTable(findTable(selected) !== null)}
      />
    </div>
  );
  const preview = html.trim() ? (
    <RichTextPreview html={html} label={t("editors:views.preview")} />
  ) : (
    <p className="text-sm text-ink-soft">{t("editors:markdown.nothing")}</p>
  );

  return (
    <>
      {isWide ? (
        <div className="grid h-full min-h-0 grid-cols-2 gap-6">
          {writing}
          <div className="min-h-0 overflow-y-auto border-l border-line pl-6">{preview}</div>
        </div>
      ) : (
        <Tabs
          label={t("editors:views.label")}
          value={view}
          onChange={setView}
          tabs={[
            { value: "write", label: t("editors:views.write") },
            { value: "preview", label: t("editors:views.preview") },
          ]}
          panels={{ write: <div className="flex h-[calc(100dvh-15rem)] min-h-80 flex-col">{writing}</div>, preview }}
        />
      )}
      {editing ? (
        <LinkEditor
          link={editing.link}
          onSave={(link) => closeLink((selected) => putLink(selected, link))}
          onRemove={editing.isNew ? undefined : () => closeLink(dropLink)}
          onClose={() => closeLink()}
        />
      ) : null}
    </>
  );
}
