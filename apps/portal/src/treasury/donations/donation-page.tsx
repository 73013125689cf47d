import { useCall, useRead, useRefresh, useSession } from "@offertory/api-client";
import {
  can,
  readBatch,
  readDonation,
  readDonationTimeline,
  resendReceipt,
  type ChurchDonation,
} from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Button, PageHeader, Skeleton, useSnackbar } from "@offertory/ui";
import { Eraser, HandHeart, Mail, Pencil, Undo2 } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useParams } from "@offertory/router";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { BackTo } from "../../shell/back-to.tsx";
import { CorrectDialog } from "../batches/correct-dialog.tsx";
import { useDonorName } from "../donors/use-donor-name.ts";
import { useMoney } from "../use-money.ts";
import { useAttempt } from "../use-attempt.ts";
import { DisputesBox } from "./disputes-box.tsx";
import { DonationFacts } from "./donation-facts.tsx";
import { DonationFunds } from "./donation-funds.tsx";
import { DonationTimeline } from "./donation-timeline.tsx";
import { DonationState } from "./donation-state.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { RefundsBox } from "./refunds-box.tsx";
import { isRecorded, leftOf, mayRefund } from "./rights-on-gift.ts";
import { VoidDialog } from "./void-dialog.tsx";

export function DonationPage() {
  return (
    <OnlyWith any={[can.viewDonations]}>
      <Donation />
    </OnlyWith>
  );
}

function Donation() {
  const { id = "" } = useParams();
  const t = useT();
  const gift = useRead(readDonation, { params: { id } });
  const back = <BackTo href="/treasury/donations">{t("treasury:donations.back")}</BackTo>;
  if (gift.data) return <Gift key={id} gift={gift.data} />;
  return (
    <>
      {gift.error && <h1 className="sr-only">{t("treasury:donation.title")}</h1>}
      <div className="mb-3 text-sm text-ink-soft">{back}</div>
      {gift.error ? (
        <LoadFailed error={gift.error} onRetry={() => void gift.refetch()} />
      ) : (
        <div role="status" aria-label={t("treasury:donation.loading")} className="grid gap-6 lg:grid-cols-[2fr_1fr]">
          <Skeleton className="h-80" />
          <Skeleton className="h-44" />
        </div>
      )}
    </>
  );
}

function Gift({ gift }: { gift: ChurchDonation }) {
  const t = useT();
  const dollars = useMoney();
  const { date } = useFormats();
  const mayEdit = useSession().can(can.editDonations);
  const [asking, setAsking] = useState<"refund" | "correct" | "void" | null>(null);
  const close = () => setAsking(null);
  const recorded = isRecorded(gift);
  const batch = useRead(readBatch, { params: { id: gift.batchId } });
  const isOpen = recorded && gift.status !== "voided" && batch.data?.closed === false;
  const timeline = useRead(readDonationTimeline, { params: { id: gift.id } });
  const donor = useDonorName()(gift.person);
  return (
    <>
      <PageHeader
        icon={<HandHeart />}
        back={<BackTo href="/treasury/donations">{t("treasury:donations.back")}</BackTo>}
        title={t("treasury:donation.heading", { amount: dollars(gift.amount), donor })}
        facts={
          <span className="flex flex-wrap items-center gap-2">
            {date(gift.donationDate)}
            <DonationState status={gift.status} />
          </span>
        }
        actions={
          mayEdit && (
            <>
              {mayRefund(gift) && (
                <Button icon={<Undo2 />} onClick={() => setAsking("refund")}>
                  {t("treasury:refund.open")}
                </Button>
              )}
              {timeline.data?.mayResend && <ResendReceipt id={gift.id} donor={donor} />}
              {isOpen && (
                <>
                  <Button icon={<Pencil />} onClick={() => setAsking("correct")}>
                    {t("treasury:correct.open")}
                  </Button>
                  <Button icon={<Eraser />} onClick={() => setAsking("void")}>
                    {t("treasury:void.open")}
                  </Button>
                </>
              )}
            </>
          )
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-6">
          <DonationFacts gift={gift} batch={batch.data} timeline={timeline.data} />
          <DonationFunds gift={gift} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <DonationTimeline timeline={timeline.data} error={timeline.error} onRetry={() => void timeline.refetch()} />
          {!recorded && <RefundsBox donationId={gift.id} />}
          {!recorded && <DisputesBox donationId={gift.id} />}
        </div>
      </div>
      {recorded && batch.data?.closed && gift.status !== "voided" && mayEdit && (
        <p className="mt-4 text-sm text-ink-soft">{t("treasury:correct.closed")}</p>
      )}
      <RefundDialog key={leftOf(gift)} gift={gift} open={asking === "refund"} onClose={close} />
      <CorrectDialog gift={gift} open={asking === "correct"} onClose={close} />
      <VoidDialog gift={gift} open={asking === "void"} onClose={close} />
    </>
  );
}

/** Emails the receipt to the donor again. The server limits how often. */
function ResendReceipt({ id, donor }: { id: string; donor: string }) {
  const t = useT();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const attempt = useAttempt();
  const resend = useCall(resendReceipt);

  async function send() {
    const sent = await attempt(() => resend.mutateAsync({ params: { id } }));
    if (!sent) return;
    snackbar.success(t("treasury:receipt.resent", { donor }));
    await refresh(readDonationTimeline);
  }
  return (
    <Button
      icon={<Mail />}
      busy={resend.isPending}
      busyLabel={t("treasury:receipt.sending")}
      onClick={() => void send()}
    >
      {t("treasury:receipt.resend")}
    </Button>
  );
}
