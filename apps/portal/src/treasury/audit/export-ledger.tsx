import { type LedgerFilter, exportLedger } from "@offertory/contract";
import { localDay } from "@offertory/i18n";
import { useT } from "@offertory/i18n/react";
import { DownloadButton } from "../../downloads/download-button.tsx";

/** Downloads the filtered entries as CSV, one row per line. */
export function ExportLedger({ query }: { query: LedgerFilter }) {
  const t = useT();
  return (
    <DownloadButton
      endpoint={exportLedger}
      input={{ query }}
      fileName={`${t("dashboard:audit.csvName")}-${localDay(new Date())}.csv`}
      busyLabel={t("dashboard:audit.exporting")}
    >
      {t("dashboard:audit.csv")}
    </DownloadButton>
  );
}
