import { useDownload, useRead } from "@offertory/api-client";
import { downloadPersonStatement, previewStatement } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, Dialog, Skeleton } from "@offertory/ui";
import { Download } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { LoadFailed } from "@offertory/features/access";
import { useAttempt } from "../use-attempt.ts";
import { PaperView } from "./paper-view.tsx";

interface PreviewDialogProps {
  /** Nobody while it is closed. */
  donor: { personId: string; name: string } | null;
  year: number;
  onClose(): void;
}

/** A donor's statement as it will look, and as a file. */
export function PreviewDialog({ donor, year, onClose }: PreviewDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={donor !== null}
      onClose={onClose}
      size="large"
      title={t("statements:preview.title", { name: donor?.name ?? "" })}
      description={t("statements:preview.hint")}
      closeLabel={t("common:close")}
      actions={donor && <SaveButton donor={donor} year={year} />}
    >
      {donor && <Preview personId={donor.personId} year={year} />}
    </Dialog>
  );
}

function Preview({ personId, year }: { personId: string; year: number }) {
  const read = useRead(previewStatement, { params: { personId, year: String(year) } });
  if (read.error && !read.data) return <LoadFailed error={read.error} onRetry={() => void read.refetch()} />;
  return read.data ? <PaperView paper={read.data} /> : <Skeleton className="h-96" />;
}

function SaveButton({ donor: { personId, name }, year }: { donor: { personId: string; name: string }; year: number }) {
  const t = useT();
  const download = useDownload();
  const attempt = useAttempt();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    const file = `${t("statements:preview.fileName", { year, name })}.pdf`;
    await attempt(() => download(downloadPersonStatement, { params: { personId, year: String(year) } }, file));
    setBusy(false);
  }
  return (
    <Button
      variant="primary"
      icon={<Download />}
      busy={busy}
      busyLabel={t("statements:preview.making")}
      onClick={() => void save()}
    >
      {t("statements:preview.download")}
    </Button>
  );
}
