import { minGift } from "@offertory/i18n";
import { type Fund, MAX_GIFT_NOTES_LENGTH } from "@offertory/contract";
import { cardProblem, type CardState, type Failure, typedCard, typedSource } from "@offertory/giving-client/card-entry";
import { addsFee, isMistyped, netOf } from "@offertory/giving-client/draft";
import { useFee } from "@offertory/giving-client/fee";
import { useErrorText, useFormats, useLanguage, useT } from "@offertory/i18n/react";
import { Button, Form, Notice, Skeleton, TextField } from "@offertory/ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { canPay, nameAmong } from "../payment-methods/method-name.ts";
import { useSavedMethods } from "../payment-methods/use-saved-methods.ts";
import { DonationPreview } from "./donation-preview.tsx";
import { FeeLine } from "./fee-line.tsx";
import { FundLines } from "./fund-lines.tsx";
import { cardGatewayOf, chargeable, gatewayOf, isLargeEnough, memberGift, methodOf } from "./gift-draft.ts";
import { MemberExpress } from "./member-express.tsx";
import { MethodField } from "./method-field.tsx";
import { RhythmFields } from "./rhythm-fields.tsx";
import { TotalBar } from "./total-bar.tsx";
import { TypedPaymentSource } from "./typed-payment-source.tsx";
import type { DonationSettings, useDonation } from "./use-donation.ts";
import { useGivingCall } from "../use-giving-call.ts";

interface GiftDetailsProps extends DonationSettings {
  donation: ReturnType<typeof useDonation>;
  fixed: Fund | undefined;
}

/** All fields of a gift except its type; shown after the type was chosen. */
export function GiftDetails({ donor, gateways, funds, donation, fixed }: GiftDetailsProps) {
  const t = useT();
  const call = useGivingCall();
  const errorText = useErrorText();
  const { money } = useFormats();
  const { language } = useLanguage();
  const { draft, today, busy } = donation;
  const saved = useSavedMethods(donor.personId);
  const [tried, setTried] = useState(false);
  const [triedExpress, setTriedExpress] = useState(false);
  const [isPreviewRequested, setPreviewRequested] = useState(donation.isComplete);
  // Set if the form was submitted while the payment methods were loading; it continues once they are loaded.
  const [waits, setWaits] = useState(false);
  function change(part: Parameters<typeof donation.change>[0]) {
    setWaits(false);
    donation.change(part);
  }
  const [wrongCard, setWrongCard] = useState<Failure | null>(null);
  const card = useRef<CardState>({ kind: "loading" });

  const took = useEffectEvent(donation.tookComplete);
  useEffect(() => took(), []);

  const type = draft.type ?? "once";
  const cards = cardGatewayOf(gateways);
  const methods = chargeable(gateways, saved.methods);
  const method = methodOf(draft, methods.filter(canPay));
  const gateway = gatewayOf(gateways, method);
  const isTyped = gateway?.capabilities.keepsCards === false && !method;
  const paymentSource = isTyped ? typedSource(gateway) : method;
  const lines = fixed ? draft.lines.slice(0, 1).map((line) => ({ ...line, fundId: fixed.id })) : draft.lines;
  const net = netOf(lines, language);
  const quote = useFee(call, { churchId: donor.churchId, gateway, net, type: paymentSource?.type });
  const fee = addsFee(gateway, draft) ? quote.fee : 0;
  const hasWrongAmount = isMistyped(lines, language);
  const isTooSmall = !isLargeEnough(net + fee);
  const dateProblem =
    type !== "recurring" || (draft.start === today && isTyped)
      ? undefined
      : isTyped
        ? t("giving:paypal.startsToday")
        : draft.start >= today
          ? undefined
          : t("errors:start-date-invalid");

  function preview() {
    setTried(true);
    if (!saved.data) return setWaits(!saved.error && !hasWrongAmount && !isTooSmall && !dateProblem);
    const wrong = gateway && isTyped ? cardProblem(card.current, gateway) : null;
    setWrongCard(wrong);
    if (!hasWrongAmount && !isTooSmall && !dateProblem && paymentSource && !wrong) setPreviewRequested(true);
  }

  /** A wallet needs no payment method. */
  function mayPayExpress(): boolean {
    setTriedExpress(true);
    return !hasWrongAmount && !isTooSmall && (type === "once" || draft.start >= today);
  }

  function close() {
    setPreviewRequested(false);
    setWaits(false);
  }

  if (!gateway || !cards) return null;
  // The preview waits for the fee, so that it shows the total that is charged.
  const shown =
    (isPreviewRequested || (waits && method)) &&
    paymentSource &&
    saved.data &&
    !hasWrongAmount &&
    !isTooSmall &&
    !quote.isPending
      ? memberGift({ ...draft, lines }, { donor, gateway, paymentSource, funds, fee, language })
      : null;

  return (
    <Form onSubmit={preview} aria-label={t("giving:form.title")}>
      <FundLines
        funds={funds}
        lines={lines}
        fixed={fixed}
        onChange={(next) => change({ lines: next })}
        tried={tried || triedExpress}
        suggests
        error={
          (tried || triedExpress) && isTooSmall ? t("errors:gift-too-small", { amount: money(minGift()) }) : undefined
        }
      />
      {type === "recurring" && (
        <RhythmFields
          startDate={draft.start}
          frequency={draft.frequency}
          today={today}
          onStartDate={(start) => change({ start })}
          onFrequency={(frequency) => change({ frequency })}
          error={tried ? dateProblem : undefined}
        />
      )}
      <MemberExpress
        {...{ donor, gateways, funds, donation, net }}
        total={net + fee}
        draft={{ ...draft, lines: [...lines] }}
        known={paymentSource?.type === "bank" ? null : { gatewayId: gateway.id, fee: quote }}
        mayPay={mayPayExpress}
      />
      {saved.data && !cards.capabilities.keepsCards ? (
        <TypedPaymentSource
          {...{ gateway: cards, methods }}
          onCard={(state) => {
            card.current = state;
          }}
          churchId={donor.churchId}
          chosen={method}
          onChoose={(methodId) => change({ methodId })}
          isRecurring={type === "recurring"}
          save={draft.saveCard}
          onSave={(saveCard) => change({ saveCard })}
          problem={wrongCard}
        />
      ) : saved.data ? (
        <MethodField
          {...{ donor, gateways, methods }}
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
        maxLength={MAX_GIFT_NOTES_LENGTH}
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
          (isPreviewRequested && !isTooSmall && quote.isPending)
        }
      />
      {shown && (
        <DonationPreview
          name={donor.name}
          method={method ? nameAmong(method, methods) : t("giving:paypal.newCard")}
          type={type}
          day={type === "recurring" ? draft.start : today}
          gift={shown}
          fee={fee}
          funds={funds}
          onCancel={close}
          onDonate={(message) => {
            const pay = () =>
              typedCard(card.current, gateway).makePaymentSource({
                gift: shown,
                holder: donor,
                save: draft.saveCard || type === "recurring",
              });
            const input = { body: shown, message, ...(isTyped && { makePaymentSource: pay }) };
            void donation.donate(input).finally(close);
          }}
        />
      )}
    </Form>
  );
}
