import { useDownload, useSession } from "@offertory/api-client";
import { can, exportDonations, type ChurchDonation } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { type BulkAction, BulkBar } from "@offertory/ui";
import { Download, Mail } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useAttempt } from "../use-attempt.ts";
import { ResendReceiptsDialog } from "./resend-receipts-dialog.tsx";
import { useCsvName } from "./use-csv-name.ts";

interface SelectionBarProps {
  donations: readonly ChurchDonation[];
  onClear(): void;
}

/** The actions for the selected donations. */
export function SelectionBar({ donations, onClear }: SelectionBarProps) {
  const t = useT();
  const session = useSession();
  const download = useDownload();
  const attempt = useAttempt();
  const fileName = useCsvName();
  const [exporting, setExporting] = useState(false);
  const [asking, setAsking] = useState(false);
  const ids = donations.map(({ id }) => id);

  async function exportSelected() {
    if (exporting) return;
    setExporting(true);
    await attempt(() => download(exportDonations, { query: { ids: ids.join(",") } }, fileName));
    setExporting(false);
  }
  const actions: BulkAction[] = [
    {
      label: t("treasury:donations.csv"),
      icon: <Download />,
      onSelect: () => void exportSelected(),
      busyLabel: exporting ? t("treasury:donations.exporting") : undefined,
    },
  ];
  if (session.can(can.editDonations))
    actions.push({ label: t("treasury:selection.resend"), icon: <Mail />, onSelect: () => setAsking(true) });

  return (
    <BulkBar
      label={t("treasury:selection.label")}
      count={t("treasury:selection.count", { count: ids.length })}
      actions={actions}
      actionsLabel={t("common:selection.actions")}
      clearLabel={t("common:selection.clear")}
      onClear={onClear}
    >
      <ResendReceiptsDialog ids={ids} open={asking} onClose={() => setAsking(false)} onDone={onClear} />
    </BulkBar>
  );
}
