import { useCall, useRefresh } from "@offertory/api-client";
import { changeBatch, listBatches, readBatch, removeBatch, type Batch } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, ConfirmDialog, useSnackbar } from "@offertory/ui";
import { Lock, Pencil, RefreshCw, Trash2 } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useNavigate } from "@offertory/router";
import { useAttempt } from "../use-attempt.ts";
import { useMoney } from "../use-money.ts";
import { BatchDialog } from "./batch-dialog.tsx";
import { missingCents } from "./batch-difference.tsx";
import { batchName } from "./batch-name.ts";

/** Closes a batch, reopens it, or removes an empty one. */
export function BatchActions({ batch }: { batch: Batch }) {
  const t = useT();
  const dollars = useMoney();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const attempt = useAttempt();
  const refresh = useRefresh();
  const change = useCall(changeBatch);
  const remove = useCall(removeBatch);
  const [asking, setAsking] = useState<"close" | "edit" | "remove" | null>(null);
  const name = batchName(t, batch);

  async function setClosed(closed: boolean) {
    const done = await attempt(() => change.mutateAsync({ params: { id: batch.id }, body: { closed } }));
    setAsking(null);
    if (!done) return;
    snackbar.success(t(closed ? "treasury:batches.wasClosed" : "treasury:batches.wasOpened", { name }), {
      label: t("common:undo"),
      onSelect: () => void setClosed(!closed),
    });
    await refresh(listBatches, readBatch);
  }

  async function drop() {
    const done = await attempt(() => remove.mutateAsync({ params: { id: batch.id } }));
    setAsking(null);
    if (!done) return;
    void navigate("/treasury/batches", { replace: true });
    snackbar.success(t("treasury:batches.wasRemoved", { name }));
    await refresh(listBatches);
  }

  return (
    <>
      {batch.donationCount === 0 && !batch.online && (
        <Button variant="quiet" icon={<Trash2 />} onClick={() => setAsking("remove")}>
          {t("treasury:batches.remove")}
        </Button>
      )}
      {!batch.closed && !batch.online && (
        <Button icon={<Pencil />} onClick={() => setAsking("edit")}>
          {t("treasury:batches.edit")}
        </Button>
      )}
      {batch.closed ? (
        <Button icon={<RefreshCw />} busy={change.isPending} onClick={() => void setClosed(false)}>
          {t("treasury:batches.reopen")}
        </Button>
      ) : (
        <Button icon={<Lock />} onClick={() => setAsking("close")}>
          {t("treasury:batches.close")}
        </Button>
      )}
      <BatchDialog batch={batch} open={asking === "edit"} onClose={() => setAsking(null)} />
      <ConfirmDialog
        open={asking === "close"}
        title={t("treasury:batches.closeTitle", { name })}
        body={
          batch.donationCount === 0
            ? t("treasury:batches.closeEmpty")
            : batch.expectedTotal !== null && missingCents(batch) !== 0
              ? t("treasury:batches.closeDiffers", {
                  entered: dollars(batch.totalAmount),
                  expected: dollars(batch.expectedTotal),
                })
              : t("treasury:batches.closeBody", { count: batch.donationCount, total: dollars(batch.totalAmount) })
        }
        confirmLabel={t("treasury:batches.close")}
        cancelLabel={t("treasury:batches.keepOpen")}
        busy={change.isPending}
        onConfirm={() => void setClosed(true)}
        onCancel={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === "remove"}
        title={t("treasury:batches.removeTitle", { name })}
        body={t("treasury:batches.removeBody")}
        confirmLabel={t("treasury:batches.remove")}
        cancelLabel={t("common:cancel")}
        danger
        busy={remove.isPending}
        onConfirm={() => void drop()}
        onCancel={() => setAsking(null)}
      />
    </>
  );
}
