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
  asked: PageQuestion | null;
  onClose(done: boolean): void;
}

/** Asks for confirmation before a page disappears from the site. */
export function PageQuestions({ asked, onClose }: PageQuestionsProps) {
  const t = useT();
  const verbs = usePageVerbs();
  const [busy, setBusy] = useState(false);
  const isRemoval = asked?.about === "remove";
  const title = asked?.page.title ?? "";

  async function confirm() {
    if (!asked || busy) return;
    setBusy(true);
    const done = await verbs[asked.about](asked.page);
    setBusy(false);
    onClose(done);
  }

  return (
    <ConfirmDialog
      open={asked !== null}
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
