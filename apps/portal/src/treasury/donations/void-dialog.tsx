import { useCall } from "@offertory/api-client";
import { voidDonation, type ChurchDonation } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { ConfirmDialog, useSnackbar } from "@offertory/ui";
import { useDonorName } from "../donors/use-donor-name.ts";
import { useAttempt } from "../use-attempt.ts";
import { useMoney } from "../use-money.ts";
import { useGiftsChanged } from "./use-gifts-changed.ts";

/** Voids an offline gift that was recorded by mistake; it stays in the list, struck through. */
export function VoidDialog({ gift, open, onClose }: { gift: ChurchDonation; open: boolean; onClose(): void }) {
  const t = useT();
  const dollars = useMoney();
  const snackbar = useSnackbar();
  const attempt = useAttempt();
  const giftsChanged = useGiftsChanged();
  const call = useCall(voidDonation);
  const amount = dollars(gift.amount);
  const donor = useDonorName()(gift.person);

  async function run() {
    const done = await attempt(() => call.mutateAsync({ params: { id: gift.id } }));
    onClose();
    if (done) snackbar.success(t("treasury:void.done", { amount, donor }));
    await giftsChanged();
  }

  return (
    <ConfirmDialog
      open={open}
      title={t("treasury:void.title", { amount, donor })}
      body={t("treasury:void.body")}
      confirmLabel={t("treasury:void.confirm")}
      cancelLabel={t("common:cancel")}
      danger
      busy={call.isPending}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  );
}
