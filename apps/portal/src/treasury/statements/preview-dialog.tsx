import { useRead } from "@offertory/api-client";
import { downloadPersonStatement, previewStatement } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Dialog, Skeleton } from "@offertory/ui";
import { LoadFailed } from "@offertory/features/access";
import { DownloadButton } from "../../downloads/download-button.tsx";
import { useDonorName } from "../donors/use-donor-name.ts";
import { PaperView } from "./paper-view.tsx";

interface PreviewDialogProps {
  /** Null while the dialog is closed. */
  donor: { personId: string; name: string } | null;
  year: number;
  onClose(): void;
}

/** Previews a donor's statement and downloads it. */
export function PreviewDialog({ donor, year, onClose }: PreviewDialogProps) {
  const t = useT();
  const donorName = useDonorName();
  return (
    <Dialog
      open={donor !== null}
      onClose={onClose}
      size="large"
      startAtTitle
      title={t("statements:preview.title", { name: donor ? donorName(donor) : "" })}
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

function SaveButton({ donor, year }: { donor: { personId: string; name: string }; year: number }) {
  const t = useT();
  const donorName = useDonorName();
  return (
    <DownloadButton
      variant="primary"
      endpoint={downloadPersonStatement}
      input={{ params: { personId: donor.personId, year: String(year) } }}
      fileName={`${t("statements:preview.fileName", { year, name: donorName(donor) })}.pdf`}
      busyLabel={t("statements:preview.making")}
    >
      {t("statements:preview.download")}
    </DownloadButton>
  );
}
