import type { useApi } from "@offertory/api-client";
import { useT } from "@offertory/i18n/react";
import { useSnackbar, ConfirmDialog } from "@offertory/ui";
import { type ReactNode, useState } from "react";
import { useChange } from "./use-change.ts";

interface RemoveQuestionProps {
  title: string;
  body: string;
  onConfirm(): void;
  onCancel(): void;
}

type Work = (call: ReturnType<typeof useApi>) => Promise<unknown>;

interface Removal {
  title: string;
  body: string;
  remove: Work;
  restore: Work;
  /** Called before the removal starts; used to leave a page that is about the removed item. */
  onConfirmed?: () => void;
}

/** Removes an item after a confirmation, and offers to restore it. */
export function useRemove(): { ask(removal: Removal): void; question: ReactNode } {
  const t = useT();
  const snackbar = useSnackbar();
  const { attempt } = useChange();
  const [pendingRemoval, setPendingRemoval] = useState<Removal | null>(null);

  async function remove({ title, remove: work, restore, onConfirmed }: Removal) {
    setPendingRemoval(null);
    onConfirmed?.();
    if ((await attempt(work)) === null) return;
    snackbar.success(t("lessons:edit.removed", { title }), {
      label: t("common:undo"),
      onSelect: () => void attempt(restore),
    });
  }

  const question = pendingRemoval ? (
    <RemoveQuestion
      title={pendingRemoval.title}
      body={pendingRemoval.body}
      onConfirm={() => void remove(pendingRemoval)}
      onCancel={() => setPendingRemoval(null)}
    />
  ) : null;
  return { ask: setPendingRemoval, question };
}

function RemoveQuestion({ title, body, onConfirm, onCancel }: RemoveQuestionProps) {
  const t = useT();
  return (
    <ConfirmDialog
      open
      danger
      title={t("lessons:edit.removeTitle", { title })}
      body={body}
      confirmLabel={t("lessons:edit.remove")}
      cancelLabel={t("common:cancel")}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
