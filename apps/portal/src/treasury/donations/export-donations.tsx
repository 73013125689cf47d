import { type DonationFilter, exportDonations } from "@offertory/contract";
import { localDay } from "@offertory/i18n";
import { useT } from "@offertory/i18n/react";
import { DownloadButton } from "../../downloads/download-button.tsx";

/** The gifts of the filter as a CSV file, a row for each fund. */
export function ExportDonations({ query }: { query: DonationFilter }) {
  const t = useT();
  return (
    <DownloadButton
      endpoint={exportDonations}
      input={{ query }}
      fileName={`${t("treasury:donations.csvName")}-${localDay(new Date())}.csv`}
      busyLabel={t("treasury:donations.exporting")}
    >
      {t("treasury:donations.csv")}
    </DownloadButton>
  );
}
