import { readKey, useApi, useRead, useRefresh, useSession } from "@offertory/api-client";
import { listPages, listPageVersions, type PageTree, previewPage, readPage } from "@offertory/contract";
import { useErrorText } from "@offertory/i18n/react";
import { useSnackbar } from "@offertory/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSaving } from "../../forms/builder/use-saving.ts";

/** How often to check for changes by others. */
const POLL_INTERVAL_MS = 20_000;

/**
 * The page being edited: polled for changes by others, changed optimistically, and saved one change after the other.
 */
export function usePageTree(pageId: string) {
  const call = useApi();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const { inLine, isSaving } = useSaving();
  const { person } = useSession();
  const input = { params: { id: pageId } };
  const read = useRead(readPage, input, { every: POLL_INTERVAL_MS });
  const preview = useRead(previewPage, input);
  const [seen, setSeen] = useState<{ changedAt: string; by: string | null } | null>(null);

  // Remembers who else changed the page since the last look; the user's own changes are not announced.
  const page = read.data?.page;
  const me = person?.name.display ?? null;
  if (page && page.changedAt !== seen?.changedAt) {
    const isChangedByOther = seen !== null && page.changedAt > seen.changedAt && page.changedBy !== me;
    setSeen({ changedAt: page.changedAt, by: isChangedByOther ? page.changedBy : (seen?.by ?? null) });
  }

  const put = (change: (tree: PageTree) => PageTree) =>
    queries.setQueryData<PageTree>(readKey(readPage, input), (known) => known && change(known));
  /** Returns the cached page, which may be newer than the last render. */
  const now = () => queries.getQueryData<PageTree>(readKey(readPage, input));
  const refreshPage = () => void refresh(readPage, previewPage, listPages, listPageVersions);

  /** Saves a change after the earlier ones; throws on failure. */
  async function save<Done>(work: () => Promise<Done>): Promise<Done> {
    await queries.cancelQueries({ queryKey: readKey(readPage, input) });
    try {
      return await inLine(work);
    } finally {
      refreshPage();
    }
  }

  /** Like `save`, for buttons: a snackbar shows the error, and it returns null. */
  async function attempt<Done>(work: () => Promise<Done>): Promise<Done | null> {
    try {
      return await save(work);
    } catch (error) {
      fail(error);
      return null;
    }
  }

  const fail = (error: unknown) => snackbar.error(errorText(error));

  return {
    pageId,
    tree: read.data,
    preview: preview.data,
    error: read.data ? null : read.error,
    retry: () => void read.refetch(),
    /** The name of somebody else who changed the page while it is open here; null if nobody did. */
    changedByOther: seen?.by ?? null,
    dismissChangeNotice: () => setSeen((known) => known && { ...known, by: null }),
    isSaving,
    call,
    put,
    now,
    save,
    attempt,
    fail,
    look: refreshPage,
  };
}
export type PageTreeWork = ReturnType<typeof usePageTree>;
