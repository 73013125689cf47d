import { useDownload } from "@offertory/api-client";
import { downloadMyStatement } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, useSnackbar } from "@offertory/ui";
import { Download } from "@offertory/ui/icons.ts";
import { useState } from "react";

/** Downloads the signed-in person's own statement of a year. The page must load the `statements` translations. */
export function StatementDownload({ year }: { year: number }) {
  const t = useT();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const download = useDownload();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const file = `${t("statements:mine.fileName", { year })}.pdf`;
      await download(downloadMyStatement, { params: { year: String(year) } }, file);
    } catch (error) {
      snackbar.error(errorText(error));
    }
    setBusy(false);
  }

  return (
    <Button
      size="small"
      icon={<Download />}
      busy={busy}
      busyLabel={t("statements:mine.making")}
      onClick={() => void save()}
    >
      {t("statements:mine.download", { year })}
    </Button>
  );
}
