import { useCall, useRefresh, useSession } from "@offertory/api-client";
import { can, type GiftAidClaims, makeGiftAidClaim, readGiftAidClaims } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, ConfirmDialog, DisplayBox, Notice, useSnackbar } from "@offertory/ui";
import { Landmark } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useAttempt } from "../use-attempt.ts";

interface NextClaimBoxProps {
  claims: GiftAidClaims;
  pounds(amount: number): string;
}

/** What the next claim has, and making it. */
export function NextClaimBox({ claims: { next, later }, pounds }: NextClaimBoxProps) {
  const t = useT();
  const session = useSession();
  const [asking, setAsking] = useState(false);
  return (
    <DisplayBox title={t("giftaid:next.title")} icon={<Landmark />}>
      <div className="flex flex-col items-start gap-4 text-sm text-pretty">
        <p>
          {next.donations > 0
            ? t("giftaid:next.donations", {
                count: next.donations,
                amount: pounds(next.amount),
                tax: pounds(next.tax),
              })
            : t("giftaid:next.none")}
        </p>
        {later > 0 && <p>{t("giftaid:next.later", { count: later })}</p>}
        {next.takenBack > 0 && (
          <Notice tone="warning">
            {t("giftaid:next.takenBack", { amount: pounds(next.takenBack), tax: pounds(next.taxTakenBack) })}
          </Notice>
        )}
        {next.donations > 0 && session.can(can.editDonations) && (
          <Button variant="primary" onClick={() => setAsking(true)}>
            {t("giftaid:next.claim")}
          </Button>
        )}
      </div>
      <ClaimDialog open={asking} amount={pounds(next.amount)} onClose={() => setAsking(false)} />
    </DisplayBox>
  );
}

function ClaimDialog({ open, amount, onClose }: { open: boolean; amount: string; onClose(): void }) {
  const t = useT();
  const snackbar = useSnackbar();
  const attempt = useAttempt();
  const refresh = useRefresh();
  const claim = useCall(makeGiftAidClaim);

  async function run() {
    if (await attempt(() => claim.mutateAsync({}))) snackbar.success(t("giftaid:next.done"));
    onClose();
    await refresh(readGiftAidClaims);
  }

  return (
    <ConfirmDialog
      open={open}
      title={t("giftaid:next.confirmTitle", { amount })}
      body={t("giftaid:next.confirmBody")}
      confirmLabel={t("giftaid:next.claim")}
      cancelLabel={t("common:cancel")}
      busy={claim.isPending}
      busyLabel={t("common:pleaseWait")}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  );
}
