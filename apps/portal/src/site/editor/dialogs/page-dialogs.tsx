import { restorePageVersion, listPageVersions, type Page } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { ConfirmDialog, useSnackbar } from "@offertory/ui";
import { useState } from "react";
import { PageQuestions } from "../../page-questions.tsx";
import type { Opened } from "../publish-bar.tsx";
import { SettingsDialog } from "./settings-dialog.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import type { PageWork } from "../use-page-work.ts";
import { VersionsDialog } from "./versions-dialog.tsx";

interface PageDialogsProps {
  work: PageWork;
  page: Page;
  opened: Opened | null;
  onClose(): void;
}

export function PageDialogs({ work, page, opened, onClose }: PageDialogsProps) {
  const t = useT();
  const snackbar = useSnackbar();
  /** The id of the version to restore, until the user has confirmed it; null if none. */
  const [requestedVersion, setRequestedVersion] = useState<string | null>(null);
  const isDiscard = opened === "discard";

  const otherName = work.conflict.pending?.about;

  async function bringBack() {
    const tree = await work.attempt(async () => {
      const params = { id: page.id };
      const versionId = requestedVersion ?? (await work.call(listPageVersions, { params }))[0]?.id ?? "";
      return work.call(restorePageVersion, { params: { ...params, versionId } });
    });
    if (tree) {
      work.put(() => tree);
      work.history.forget();
      snackbar.success(t(isDiscard ? "pages:versions.discarded" : "pages:versions.broughtBack"));
    }
    setRequestedVersion(null);
    onClose();
  }

  return (
    <>
      {opened === "settings" ? <SettingsDialog {...{ work, page, onClose }} /> : null}
      {opened === "share" ? <ShareDialog pageId={page.id} onClose={onClose} /> : null}
      {opened === "versions" ? <VersionsDialog page={page} onBring={setRequestedVersion} onClose={onClose} /> : null}
      <ConfirmDialog
        open={isDiscard || requestedVersion !== null}
        danger
        title={t(isDiscard ? "pages:versions.discardTitle" : "pages:versions.bringBackTitle")}
        body={t("pages:versions.body")}
        confirmLabel={t(isDiscard ? "pages:editor.discard" : "pages:versions.bringBack")}
        cancelLabel={t("common:cancel")}
        busy={work.isSaving}
        busyLabel={t("common:pleaseWait")}
        onConfirm={() => void bringBack()}
        onCancel={() => (requestedVersion === null ? onClose() : setRequestedVersion(null))}
      />
      <PageQuestions question={opened === "unpublish" ? { about: "unpublish", page } : null} onClose={onClose} />
      <ConfirmDialog
        open={work.conflict.pending !== null}
        danger
        title={t("pages:conflict.title")}
        body={otherName ? t("pages:conflict.body", { name: otherName }) : t("pages:conflict.bodyUnnamed")}
        confirmLabel={t("pages:conflict.mine")}
        cancelLabel={t("pages:conflict.theirs")}
        onConfirm={() => work.conflict.pending?.answer(true)}
        onCancel={() => work.conflict.pending?.answer(false)}
      />
    </>
  );
}
