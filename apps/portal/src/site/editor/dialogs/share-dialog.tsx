import { useRead } from "@offertory/api-client";
import { sharePreview } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { ButtonLink, CopyField, Dialog, Skeleton } from "@offertory/ui";
import { ExternalLink } from "@offertory/ui/icons.ts";
import { LoadFailed } from "@offertory/features/access";

/** Shows a link to the unpublished page, for somebody who is to review it. */
export function ShareDialog({ pageId, onClose }: { pageId: string; onClose(): void }) {
  const t = useT();
  const { dateTime } = useFormats();
  const link = useRead(sharePreview, { params: { id: pageId } }, { keepNothing: true, staleTime: Infinity });
  return (
    <Dialog open onClose={onClose} title={t("pages:editor.share")} closeLabel={t("common:close")}>
      {link.error ? (
        <LoadFailed error={link.error} onRetry={() => void link.refetch()} />
      ) : !link.data ? (
        <Skeleton className="h-24" />
      ) : (
        <div className="flex flex-col items-start gap-4">
          <CopyField
            label={t("pages:share.link")}
            hint={t("pages:share.hint", { until: dateTime(link.data.expiresAt) })}
            value={link.data.url}
            copyLabel={t("pages:list.copy")}
            copiedLabel={t("pages:list.copied")}
            className="w-full"
          />
          <ButtonLink href={link.data.url} target="_blank" icon={<ExternalLink />}>
            {t("pages:share.open")}
          </ButtonLink>
        </div>
      )}
    </Dialog>
  );
}
