import type { Page } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { ConfirmDialog } from "@offertory/ui";
import { useState } from "react";
import { usePageVerbs } from "./use-page-verbs.ts";

export interface PageQuestion {
  about: "remove" | "unpublish";
  page: Page;
}

interface PageQuestionsProps {
  question: PageQuestion | null;
  onClose(done: boolean): void;
}

/** Asks for confirmation before a page disappears from the site. */
export function PageQuestions({ question, onClose }: PageQuestionsProps) {
  const t = useT();
  const verbs = usePageVerbs();
  const [busy, setBusy] = useState(false);
  const isRemoval = question?.about === "remove";
  const title = question?.page.title ?? "";

  async function confirm() {
    if (!question || busy) return;
    setBusy(true);
    const done = await verbs[question.about](question.page);
    setBusy(false);
    onClose(done);
  }

  return (
    <ConfirmDialog
      open={question !== null}
      danger={isRemoval}
      title={t(isRemoval ? "pages:verbs.removeTitle" : "pages:verbs.unpublishTitle", { title })}
      body={t(isRemoval ? "pages:verbs.removeBody" : "pages:verbs.unpublishBody")}
      confirmLabel={t(isRemoval ? "pages:verbs.remove" : "pages:verbs.unpublish")}
      cancelLabel={t("common:cancel")}
      busy={busy}
      busyLabel={t("common:saving")}
      onConfirm={() => void confirm()}
      onCancel={() => onClose(false)}
    />
  );
}
