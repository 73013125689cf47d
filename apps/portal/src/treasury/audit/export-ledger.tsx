import { useDownload } from "@offertory/api-client";
import { exportLedger, type LedgerFilter } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button } from "@offertory/ui";
import { Download } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { todayOf } from "../../people/today.ts";
import { useAttempt } from "../use-attempt.ts";

/** The entries of the filter as a CSV file, a row for each line. */
export function ExportLedger({ query }: { query: LedgerFilter }) {
  const t = useT();
  const download = useDownload();
  const attempt = useAttempt();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    const name = `${t("dashboard:audit.csvName")}-${todayOf(new Date())}.csv`;
    await attempt(() => download(exportLedger, { query }, name));
    setBusy(false);
  }

  return (
    <Button icon={<Download />} busy={busy} busyLabel={t("dashboard:audit.exporting")} onClick={() => void save()}>
      {t("dashboard:audit.csv")}
    </Button>
  );
}
