import { useLearn, useT } from "@offertory/i18n/react";
import { Button, ConfirmDialog, Dialog, Skeleton } from "@offertory/ui";
import { type ReactNode, useEffect, useState } from "react";
import { useDraft } from "../drafts/use-draft.ts";
import type { EditorModalProps } from "../editor-modal-props.ts";
import { OfferedDraft } from "./offered-draft.tsx";

type EditorFrameProps = {
  modal: EditorModalProps;
  fullscreen?: boolean;
  /** The text as it is handed on when it is saved. */
  finish(text: string): string;
  /** Draws the editor; `start` is the text that it begins with, `text` what it is now. */
  children: (editing: { start: string; text: string; change: (text: string) => void }) => ReactNode;
};

const WIDE = "sm:max-w-5xl!";
const FULL = "fixed! inset-0! max-h-none! max-w-none! rounded-none! border-0!";

/** A modal around a text: Cancel and Save, what was left unsaved before, and the question before changes are thrown away. */
export function EditorFrame({ modal, fullscreen = false, finish, children }: EditorFrameProps) {
  const { open, value, title, onSave, onCancel } = modal;
  const t = useT();
  const ready = useEditorWords();
  const draft = useDraft(modal.draftKey, value);
  const [start, setStart] = useState(value);
  const [text, setText] = useState(value);
  const [asks, setAsks] = useState(false);

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
      onClose={() => (text === value ? onCancel() : setAsks(true))}
      title={title}
      closeLabel={t("common:close")}
      size="large"
      className={fullscreen ? FULL : WIDE}
      actions={
        <>
          <Button onClick={() => (text === value ? onCancel() : setAsks(true))}>{t("common:cancel")}</Button>
          <Button variant="primary" disabled={!ready || draft.offered !== null} onClick={save}>
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
        children({ start, text, change })
      )}
      <ConfirmDialog
        open={asks}
        danger
        title={t("editors:discard.title")}
        body={t("editors:discard.body")}
        confirmLabel={t("editors:discard.confirm")}
        cancelLabel={t("editors:discard.stay")}
        onConfirm={discard}
        onCancel={() => setAsks(false)}
      />
    </Dialog>
  );
}

/** The words of the editors come when the first one is opened. */
function useEditorWords(): boolean {
  const learn = useLearn();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let isOn = true;
    void learn(["editors"]).then(() => isOn && setReady(true));
    return () => {
      isOn = false;
    };
  }, [learn]);
  return ready;
}
