import { useApi } from "@offertory/api-client";
import type { Fund } from "@offertory/contract";
import { useErrorText, useFormats, useLanguage, useT } from "@offertory/i18n/react";
import { Button, Form, Notice, SelectField, Skeleton, TextField } from "@offertory/ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Failure } from "../card-entry/payment-failed.ts";
import { makeOrder } from "../card-entry/paypal/make-order.ts";
import type { PayPalEntry } from "../card-entry/paypal/paypal-card.tsx";
import { canPay, nameAmong } from "../payment-methods/method-name.ts";
import { useSavedMethods } from "../payment-methods/use-saved-methods.ts";
import { DonationPreview } from "./donation-preview.tsx";
import { FeeLine } from "./fee-line.tsx";
import { FundRows } from "./fund-rows.tsx";
import { gatewayOf, giftBody, isLargeEnough, isMistyped, methodOf, netOf, ORDER } from "./gift-draft.ts";
import { MethodField } from "./method-field.tsx";
import { PayPalPaymentSource } from "./paypal-payment-source.tsx";
import { RhythmFields } from "./rhythm-fields.tsx";
import { TotalBar } from "./total-bar.tsx";
import type { DonationSettings, useDonation } from "./use-donation.ts";
import { useFee } from "./use-fee.ts";

// i18n-uses: giving:provider.*

interface GiftDetailsProps extends DonationSettings {
  donation: ReturnType<typeof useDonation>;
  fixed: Fund | undefined;
}

/** Everything about a gift but its type: unfolded once that is chosen. */
export function GiftDetails({ giver, gateways, funds, donation, fixed }: GiftDetailsProps) {
  const t = useT();
  const call = useApi();
  const errorText = useErrorText();
  const { money } = useFormats();
  const { language } = useLanguage();
  const { draft, today, busy } = donation;
  const saved = useSavedMethods(giver.personId);
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState(donation.isComplete);
  // Pressed while the ways to pay are still being looked up: it goes on once they are there.
  const [waits, setWaits] = useState(false);
  function change(part: Parameters<typeof donation.change>[0]) {
    setWaits(false);
    donation.change(part);
  }
  const [cardProblem, setCardProblem] = useState<Failure | null>(null);
  const entry = useRef<PayPalEntry>(null);

  const took = useEffectEvent(donation.tookComplete);
  useEffect(() => took(), []);

  const type = draft.type ?? "once";
  const gateway = gatewayOf(draft, gateways, saved.methods.filter(canPay));
  const methods = saved.methods.filter(({ gatewayId }) => gatewayId === gateway?.id);
  const method = methodOf(draft, methods.filter(canPay));
  const isTyped = gateway?.capabilities.keepsCards === false && !method;
  const paymentSource = isTyped ? ORDER : method;
  const rows = fixed ? draft.rows.slice(0, 1).map((row) => ({ ...row, fundId: fixed.id })) : draft.rows;
  const net = netOf({ rows }, language);
  const quote = useFee({ churchId: giver.churchId, gateway, net, type: paymentSource?.type });
  const fee = gateway?.payFees || draft.coverFee ? quote.fee : 0;
  const hasWrongAmount = isMistyped({ rows }, language);
  const isTooSmall = !isLargeEnough(net + fee);
  const dateProblem =
    type !== "recurring" || (draft.startDate === today && isTyped)
      ? undefined
      : isTyped
        ? t("giving:paypal.startsToday")
        : draft.startDate >= today
          ? undefined
          : t("errors:start-date-invalid");

  function preview() {
    setTried(true);
    if (!saved.data) return setWaits(!saved.error && !hasWrongAmount && !isTooSmall && !dateProblem);
    const wrong = isTyped ? (entry.current ? entry.current.check() : "paypal-not-ready") : null;
    setCardProblem(wrong);
    if (!hasWrongAmount && !isTooSmall && !dateProblem && paymentSource && !wrong) setAsked(true);
  }

  function close() {
    setAsked(false);
    setWaits(false);
  }

  if (!gateway) return null;
  // The fee may still be on its way: the preview waits for it, so that its total is the one that is charged.
  const shown =
    (asked || (waits && method)) && paymentSource && saved.data && !hasWrongAmount && !isTooSmall && !quote.isPending
      ? giftBody({ ...draft, rows }, { giver, gateway, paymentSource, funds, fee, language })
      : null;

  return (
    <Form onSubmit={preview} aria-label={t("giving:form.title")}>
      <FundRows
        funds={funds}
        rows={rows}
        fixed={fixed}
        onChange={(next) => change({ rows: next })}
        tried={tried}
        error={tried && isTooSmall ? t("errors:gift-too-small") : undefined}
      />
      {type === "recurring" && (
        <RhythmFields
          startDate={draft.startDate}
          frequency={draft.frequency}
          today={today}
          onStartDate={(startDate) => change({ startDate })}
          onFrequency={(frequency) => change({ frequency })}
          error={tried ? dateProblem : undefined}
        />
      )}
      {gateways.length > 1 && (
        <SelectField
          label={t("giving:form.gateway")}
          value={gateway.id}
          onChange={(gatewayId) => {
            change({ gatewayId, methodId: "" });
            setCardProblem(null);
          }}
          options={gateways.map(({ id, provider }) => ({ value: id, label: t(`giving:provider.${provider}`) }))}
        />
      )}
      {saved.data && !gateway.capabilities.keepsCards ? (
        <PayPalPaymentSource
          {...{ gateway, methods, entry }}
          churchId={giver.churchId}
          chosen={method}
          onChoose={(methodId) => change({ methodId })}
          isRecurring={type === "recurring"}
          save={draft.saveCard}
          onSave={(saveCard) => change({ saveCard })}
          problem={cardProblem}
        />
      ) : saved.data ? (
        <MethodField
          {...{ giver, gateway, methods }}
          chosen={method}
          onChoose={(methodId) => change({ methodId })}
          onAdded={(added) => {
            void saved.reload();
            change({ methodId: added.id });
          }}
          error={tried && !method ? t("giving:form.methodMissing") : undefined}
        />
      ) : saved.error ? (
        <Notice
          tone="danger"
          title={t("common:loadFailed")}
          action={
            <Button size="small" onClick={() => void saved.refetch()}>
              {t("common:tryAgain")}
            </Button>
          }
        >
          {errorText(saved.error)}
        </Notice>
      ) : (
        <div role="status" className="flex flex-col gap-2 text-sm text-ink-soft">
          {t("giving:loadingOptions")}
          <Skeleton className="h-11" />
        </div>
      )}
      <TextField
        label={t("giving:form.memo")}
        hint={t("giving:form.memoHint")}
        value={draft.notes}
        onChange={(notes) => change({ notes })}
        maxLength={1000}
        multiline
        rows={2}
      />
      <FeeLine
        fee={quote.fee}
        isPending={quote.isPending}
        isAutomatic={gateway.payFees}
        checked={draft.coverFee}
        onChange={(coverFee) => change({ coverFee })}
      />
      <TotalBar
        total={money(net + fee)}
        busy={
          busy ||
          (waits && !saved.error && (!saved.data || quote.isPending)) ||
          (asked && !isTooSmall && quote.isPending)
        }
      />
      {shown && (
        <DonationPreview
          name={giver.name}
          method={method ? nameAmong(method, methods) : t("giving:paypal.newCard")}
          type={type}
          day={type === "recurring" ? draft.startDate : today}
          gift={shown}
          fee={fee}
          funds={funds}
          onCancel={close}
          onDonate={(message) => {
            const order = () => makeOrder(call, entry.current, shown, draft.saveCard || type === "recurring");
            const wish = { body: shown, message, ...(isTyped && { makeOrder: order }) };
            void donation.donate(wish).finally(close);
          }}
        />
      )}
    </Form>
  );
}
