import { useDownload } from "@offertory/api-client";
import { exportPeople, type CallInput } from "@offertory/contract";
import { localDay } from "@offertory/i18n";
import { useErrorText, useT } from "@offertory/i18n/react";
import { useSnackbar } from "@offertory/ui";

/** Downloads people as CSV: those of a filter, or the selected ones. */
export function useExportPeople() {
  const t = useT();
  const download = useDownload();
  const errorText = useErrorText();
  const snackbar = useSnackbar();

  return async (query: CallInput<typeof exportPeople>["query"]) => {
    try {
      await download(exportPeople, { query }, `${t("people:list.csvName")}-${localDay(new Date())}.csv`);
    } catch (error) {
      snackbar.error(errorText(error));
    }
  };
}
