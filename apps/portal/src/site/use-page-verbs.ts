import { useApi, useRefresh } from "@offertory/api-client";
import {
  listPages,
  listPageVersions,
  type Page,
  previewPage,
  publishPage,
  readPage,
  removePage,
  restorePage,
  unpublishPage,
} from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { useSnackbar } from "@offertory/ui";
import { useAttempt } from "../treasury/use-attempt.ts";

/** The operations on a whole page. Each returns whether it succeeded. */
export function usePageVerbs() {
  const t = useT();
  const call = useApi();
  const attempt = useAttempt();
  const refresh = useRefresh();
  const snackbar = useSnackbar();
  const look = () => refresh(listPages, readPage, previewPage, listPageVersions);

  async function publish({ id, title }: Page): Promise<boolean> {
    const done = await attempt(() => call(publishPage, { params: { id } }));
    if (done) snackbar.success(t("pages:verbs.published", { title }));
    await look();
    return done;
  }

  async function unpublish({ id, title }: Page): Promise<boolean> {
    const done = await attempt(() => call(unpublishPage, { params: { id } }));
    if (done) snackbar.success(t("pages:verbs.unpublished", { title }));
    await look();
    return done;
  }

  async function remove({ id, title }: Page): Promise<boolean> {
    const done = await attempt(() => call(removePage, { params: { id } }));
    if (done)
      snackbar.success(t("pages:canvas.removed", { name: title }), {
        label: t("common:undo"),
        onSelect: () => void bringBack(id, title),
      });
    await refresh(listPages);
    return done;
  }

  async function bringBack(id: string, title: string): Promise<void> {
    if (await attempt(() => call(restorePage, { params: { id } })))
      snackbar.success(t("pages:verbs.restored", { title }));
    await refresh(listPages);
  }

  return { publish, unpublish, remove };
}
