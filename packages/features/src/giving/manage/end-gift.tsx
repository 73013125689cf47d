import type { ManagedGift } from "@offertory/contract";
import { useErrorText, useFormats, useT } from "@offertory/i18n/react";
import { Button, ConfirmDialog, useSnackbar } from "@offertory/ui";
import { Trash2 } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { describeRhythm } from "../donate/describe-rhythm.ts";
import { useOneAtATime } from "../payment-methods/use-one-at-a-time.ts";
import { EndReason } from "../recurring/end-reason.tsx";
import { totalOf } from "./managed-draft.ts";

/** Ends a recurring gift after a confirmation. */
export function EndGift({ gift, onEnd }: { gift: ManagedGift; onEnd: (reason: string) => Promise<void> }) {
  const t = useT();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const { money } = useFormats();
  const { busy, once } = useOneAtATime();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState("");

  async function end() {
    try {
      await onEnd(reason);
      snackbar.success(t("giving:manage.ended"));
    } catch (error) {
      snackbar.error(errorText(error));
    }
    setAsking(false);
  }

  return (
    <>
      <Button variant="quiet" icon={<Trash2 />} onClick={() => setAsking(true)}>
        {t("giving:manage.end")}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={t("giving:manage.endTitle", {
          amount: money(totalOf(gift)),
          interval: describeRhythm(t, gift.interval),
        })}
        body={<EndReason value={reason} onChange={setReason} />}
        confirmLabel={t("giving:manage.end")}
        cancelLabel={t("giving:recurring.keep")}
        busy={busy}
        busyLabel={t("common:pleaseWait")}
        onConfirm={() => void once(end)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
