import { useT, useFormats } from "@offertory/i18n/react";
import { Button, Dialog, Skeleton, Notice } from "@offertory/ui";
import { type ReactNode, useState } from "react";
import { useDraft } from "../drafts/use-draft.ts";
import type { EditorModalProps } from "../editor-modal-props.ts";
import { UploadList } from "../pictures/upload-list.tsx";
import { type PictureUploads, usePictureUploads } from "../pictures/use-picture-uploads.ts";
import { UnsavedDialog } from "../unsaved/index.ts";
import type { Draft } from "../drafts/draft-store.ts";
import { useEditorTexts } from "./use-editor-texts.ts";

type Editing = {
  start: string;
  text: string;
  change: (text: string) => void;
  /** Takes files that were dropped on or pasted into the text. */
  takeFiles: PictureUploads["take"];
};

type EditorFrameProps = {
  modal: EditorModalProps;
  fullscreen?: boolean;
  /** Converts the text before it is saved. */
  finish(text: string): string;
  /** Renders the editor. `start` is the initial text, `text` the current one. */
  children: (editing: Editing) => ReactNode;
};

const WIDE = "sm:max-w-5xl!";
const FULL = "fixed! inset-0! max-h-none! max-w-none! rounded-none! border-0!";

/**
 * The modal around an editor: Cancel and Save, the offer of an earlier draft, and the question before changes are
 * discarded.
 */
export function EditorFrame({ modal, fullscreen = false, finish, children }: EditorFrameProps) {
  const { open, value, title, onSave, onCancel } = modal;
  const t = useT();
  const ready = useEditorTexts();
  const draft = useDraft(modal.draftKey, value);
  const [start, setStart] = useState(value);
  const [text, setText] = useState(value);
  const [asks, setAsks] = useState(false);
  const uploads = usePictureUploads(modal.uploadPicture);
  const isChanged = text !== value || uploads.list.length > 0;

  function change(next: string) {
    setText(next);
    draft.keep(next);
  }
  function answer(restored: boolean) {
    if (restored && draft.offered) {
      setStart(draft.offered.text);
      setText(draft.offered.text);
    }
    draft.answer(restored);
  }
  function close() {
    if (isChanged) setAsks(true);
    else onCancel();
  }
  function save() {
    draft.forget();
    onSave(finish(text));
  }
  function discard() {
    draft.forget();
    onCancel();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      closeLabel={t("common:close")}
      size="large"
      className={fullscreen ? FULL : WIDE}
      actions={
        <>
          <Button onClick={close}>{t("common:cancel")}</Button>
          <Button
            variant="primary"
            disabled={!ready || draft.offered !== null}
            busy={uploads.isBusy}
            busyLabel={t("gallery:upload.sending")}
            onClick={save}
          >
            {t("common:save")}
          </Button>
        </>
      }
    >
      {!ready ? (
        <Skeleton className="h-48 w-full" />
      ) : draft.offered ? (
        <OfferedDraft draft={draft.offered} onAnswer={answer} />
      ) : (
        children({ start, text, change, takeFiles: uploads.take })
      )}
      {ready ? <UploadList uploads={uploads} /> : null}
      <UnsavedDialog open={asks} onDiscard={discard} onStay={() => setAsks(false)} />
    </Dialog>
  );
}

/** Offers a draft that was not saved before the page was closed. */
function OfferedDraft({ draft, onAnswer }: { draft: Draft; onAnswer(restored: boolean): void }) {
  const t = useT();
  const { dateTime } = useFormats();
  return (
    <Notice
      tone="info"
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => onAnswer(false)}>
            {t("editors:draft.discard")}
          </Button>
          <Button size="small" variant="primary" onClick={() => onAnswer(true)}>
            {t("editors:draft.restore")}
          </Button>
        </span>
      }
    >
      {t("editors:draft.offer", { when: dateTime(draft.at) })}
    </Notice>
  );
}
