import { useCall, useRefresh } from "@offertory/api-client";
import { countChurchRecurring, endSubscription, listChurchRecurring, type ChurchRecurring } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { ConfirmDialog, useSnackbar } from "@offertory/ui";
import { useDonorName } from "../donors/use-donor-name.ts";
import { useAttempt } from "../use-attempt.ts";
import { useMoney } from "../use-money.ts";
import { everyText } from "./recurring-labels.ts";

/** Ends a recurring gift after a confirmation that names it. */
export function EndRecurringDialog({ gift, onClose }: { gift: ChurchRecurring | null; onClose(): void }) {
  const t = useT();
  const dollars = useMoney();
  const snackbar = useSnackbar();
  const attempt = useAttempt();
  const refresh = useRefresh();
  const end = useCall(endSubscription);
  const donor = useDonorName()(gift?.person);
  const amount = dollars(gift?.amount ?? 0);

  async function run({ id }: ChurchRecurring) {
    const done = await attempt(() => end.mutateAsync({ params: { id } }));
    onClose();
    if (done) snackbar.success(t("treasury:recurring.wasEnded", { amount, donor }));
    await refresh(listChurchRecurring, countChurchRecurring);
  }

  return (
    <ConfirmDialog
      open={gift !== null}
      title={t("treasury:recurring.endTitle", { amount, donor })}
      body={t("treasury:recurring.endBody", { every: gift ? everyText(t, gift) : "" })}
      confirmLabel={t("treasury:recurring.endConfirm")}
      cancelLabel={t("treasury:recurring.keep")}
      danger
      busy={end.isPending}
      busyLabel={t("common:pleaseWait")}
      onConfirm={() => gift && void run(gift)}
      onCancel={onClose}
    />
  );
}
