import { useCall, useRead, useRefresh } from "@offertory/api-client";
import { readFeedAddresses, renewFeedAddress } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, ConfirmDialog, CopyField, Dialog, Skeleton, useSnackbar } from "@offertory/ui";
import { Link2, RefreshCw } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { LoadFailed } from "@offertory/features/access";
import { useAttempt } from "../../treasury/use-attempt.ts";

/** Opens a dialog with the calendar links that calendar programs read. */
export function SubscribeButton() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Link2 />} onClick={() => setOpen(true)}>
        {t("calendar:subscribe")}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t("calendar:feed.title")}
        description={t("calendar:feed.hint")}
        closeLabel={t("common:close")}
      >
        <Addresses />
      </Dialog>
    </>
  );
}

function Addresses() {
  const t = useT();
  const attempt = useAttempt();
  const refresh = useRefresh();
  const snackbar = useSnackbar();
  const [asking, setAsking] = useState(false);
  const read = useRead(readFeedAddresses, {});
  const renew = useCall(renewFeedAddress);

  async function renewIt() {
    const isDone = await attempt(() => renew.mutateAsync({}));
    setAsking(false);
    if (!isDone) return;
    await refresh(readFeedAddresses);
    snackbar.success(t("calendar:feed.renewed"));
  }

  if (read.error && !read.data) return <LoadFailed error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <Skeleton className="h-40" />;
  const copyLabels = { copyLabel: t("calendar:feed.copy"), copiedLabel: t("calendar:feed.copied") };
  return (
    <div className="flex flex-col gap-5">
      <CopyField
        {...copyLabels}
        label={t("calendar:feed.public")}
        hint={t("calendar:feed.publicHint")}
        value={read.data.public}
      />
      <CopyField
        {...copyLabels}
        label={t("calendar:feed.personal")}
        hint={t("calendar:feed.personalHint")}
        value={read.data.personal}
      />
      <Button size="small" icon={<RefreshCw />} className="self-start" onClick={() => setAsking(true)}>
        {t("calendar:feed.renew")}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t("calendar:feed.renewTitle")}
        body={t("calendar:feed.renewBody")}
        confirmLabel={t("calendar:feed.renew")}
        cancelLabel={t("common:cancel")}
        busy={renew.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void renewIt()}
      />
    </div>
  );
}
