import { useRead } from "@offertory/api-client";
import { listPageVersions, type Page } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Badge, Button, Dialog, EmptyState, Skeleton } from "@offertory/ui";
import { Repeat } from "@offertory/ui/icons.ts";
import { LoadFailed } from "@offertory/features/access";

interface VersionsDialogProps {
  page: Page;
  onBring(versionId: string): void;
  onClose(): void;
}

/** Lists the published versions with date and author; each can be restored. */
export function VersionsDialog({ page, onBring, onClose }: VersionsDialogProps) {
  const t = useT();
  const { dateTime } = useFormats();
  const versions = useRead(listPageVersions, { params: { id: page.id } });
  return (
    <Dialog open onClose={onClose} title={t("pages:editor.versions")} closeLabel={t("common:close")}>
      {versions.error && !versions.data ? (
        <LoadFailed error={versions.error} onRetry={() => void versions.refetch()} />
      ) : !versions.data ? (
        <Skeleton className="h-32" />
      ) : versions.data.length === 0 ? (
        <EmptyState icon={<Repeat />} title={t("pages:versions.none")} />
      ) : (
        <ul className="divide-y divide-line">
          {versions.data.map(({ id, publishedAt, publishedBy, title }, index) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 grow basis-48">
                <p className="text-sm font-medium text-ink">{dateTime(publishedAt)}</p>
                <p className="text-sm wrap-anywhere text-ink-soft">
                  {publishedBy ? `${title} · ${publishedBy}` : title}
                </p>
              </div>
              {index === 0 && page.state !== "draft" ? <Badge tone="success">{t("pages:versions.live")}</Badge> : null}
              <Button
                size="small"
                onClick={() => onBring(id)}
                aria-label={t("pages:versions.bringBackNamed", { when: dateTime(publishedAt) })}
              >
                {t("pages:versions.bringBack")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
