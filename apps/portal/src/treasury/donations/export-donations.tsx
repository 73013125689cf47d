import { useDownload } from "@offertory/api-client";
import { exportDonations, type DonationFilter } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button } from "@offertory/ui";
import { Download } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { todayOf } from "../../people/today.ts";
import { useAttempt } from "../use-attempt.ts";

/** The gifts of the filter as a CSV file, a row for each fund. */
export function ExportDonations({ query }: { query: DonationFilter }) {
  const t = useT();
  const download = useDownload();
  const attempt = useAttempt();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    const name = `${t("treasury:donations.csvName")}-${todayOf(new Date())}.csv`;
    await attempt(() => download(exportDonations, { query }, name));
    setBusy(false);
  }

  return (
    <Button icon={<Download />} busy={busy} busyLabel={t("treasury:donations.exporting")} onClick={() => void save()}>
      {t("treasury:donations.csv")}
    </Button>
  );
}
