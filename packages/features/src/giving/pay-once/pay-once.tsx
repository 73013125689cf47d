import { useApi } from "@offertory/api-client";
import { type Cents, type PublicGateway, uniqueId } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Notice, SelectField, Skeleton } from "@offertory/ui";
import { CreditCard } from "@offertory/ui/icons.ts";
import { useRef, useState } from "react";
import { type Failure, PaymentFailed } from "../card-entry/payment-failed.ts";
import { makeOrder } from "../card-entry/paypal/make-order.ts";
import type { PayPalEntry } from "../card-entry/paypal/paypal-card.tsx";
import { useFailureText } from "../card-entry/use-failure-text.ts";
import { gatewayOf, methodOf, ORDER } from "../donate/gift-draft.ts";
import { MethodField } from "../donate/method-field.tsx";
import { PayPalPaymentSource } from "../donate/paypal-payment-source.tsx";
import { SandboxMark } from "../donate/sandbox-mark.tsx";
import type { SentGift } from "@offertory/giving-client/pending";
import { useGive } from "../donate/use-give.ts";
import type { Giver } from "../giver.ts";
import { canPay } from "../payment-methods/method-name.ts";
import { useOneAtATime } from "../payment-methods/use-one-at-a-time.ts";
import { useSavedMethods } from "../payment-methods/use-saved-methods.ts";
import { exactGift } from "./exact-gift.ts";

// i18n-uses: giving:provider.*

export interface PayOnceProps {
  giver: Giver;
  gateways: readonly PublicGateway[];
  amount: Cents;
  fund: { id: string; name: string };
  questionId: string;
  /** What the button and a failure say. */
  words: { pay: string; paying: string; failed: string; note: string };
  isResting: boolean;
  prepare(): Promise<{ id: string } | null>;
  onPaid(name: string): void;
}

/** Pays a price, once, with a saved card or bank account or a new one, as somebody who is signed in. */
export function PayOnce(props: PayOnceProps) {
  const { giver, gateways, amount, fund, questionId, words, isResting, prepare, onPaid } = props;
  const t = useT();
  const call = useApi();
  const errorText = useErrorText();
  const failureText = useFailureText();
  const give = useGive(gateways);
  const saved = useSavedMethods(giver.personId);
  const { busy, once } = useOneAtATime();
  const [choice, setChoice] = useState({ gatewayId: "", methodId: "", paidWith: "" });
  const [saveCard, setSaveCard] = useState(false);
  const [tried, setTried] = useState(false);
  const [cardProblem, setCardProblem] = useState<Failure | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const entry = useRef<PayPalEntry>(null);
  // A payment whose end nobody told is the same payment when it is tried again.
  const unknown = useRef<SentGift | null>(null);

  const gateway = gatewayOf(choice, gateways);
  const methods = saved.methods.filter(({ gatewayId }) => gatewayId === gateway?.id);
  const method = methodOf(choice, methods.filter(canPay));
  const isTyped = gateway?.capabilities.keepsCards === false && !method;
  const paymentSource = isTyped ? ORDER : method;

  async function pay(): Promise<void> {
    setTried(true);
    setFailure(null);
    const wrong = isTyped ? (entry.current ? entry.current.check() : "paypal-not-ready") : null;
    setCardProblem(wrong);
    if (!gateway || !paymentSource || wrong) return;
    const kept = await prepare();
    if (!kept) return;
    try {
      const gift = unknown.current ?? (await begin(gateway, kept.id));
      unknown.current = gift;
      await give(gift);
      unknown.current = null;
      onPaid(giver.name);
    } catch (error) {
      if (!(error instanceof PaymentFailed && error.failure === "gift-unknown")) unknown.current = null;
      setFailure(failureText(error, "payment-error"));
    }
  }

  async function begin(through: PublicGateway, submissionId: string): Promise<SentGift> {
    const form = { submissionId, questionId };
    const body = exactGift({ giver, gateway: through, paymentSource: paymentSource ?? ORDER, amount, fund, form });
    const id = isTyped ? await makeOrder(call, entry.current, body, saveCard) : body.id;
    return { type: "once", body: { ...body, id }, key: `${uniqueId()}${uniqueId()}`, state: "sent", at: Date.now() };
  }

  if (!gateway) return <Notice tone="warning">{t("giving:noGateways")}</Notice>;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {gateways.length > 1 ? (
        <SelectField
          label={t("giving:form.gateway")}
          value={gateway.id}
          onChange={(gatewayId) => setChoice({ ...choice, gatewayId, methodId: "" })}
          options={gateways.map(({ id, provider }) => ({ value: id, label: t(`giving:provider.${provider}`) }))}
        />
      ) : null}
      {saved.error && !saved.data ? <Notice tone="danger">{errorText(saved.error)}</Notice> : null}
      {!saved.data && !saved.error ? <Skeleton className="h-11" /> : null}
      {saved.data && !gateway.capabilities.keepsCards ? (
        <PayPalPaymentSource
          {...{ gateway, methods, entry }}
          churchId={giver.churchId}
          chosen={method}
          onChoose={(methodId) => setChoice({ ...choice, methodId })}
          isRecurring={false}
          save={saveCard}
          onSave={setSaveCard}
          problem={cardProblem}
        />
      ) : null}
      {saved.data && gateway.capabilities.keepsCards ? (
        <MethodField
          {...{ giver, gateway, methods }}
          chosen={method}
          onChoose={(methodId) => setChoice({ ...choice, methodId })}
          onAdded={(added) => {
            void saved.reload();
            setChoice({ ...choice, methodId: added.id });
          }}
          error={tried && !method ? t("giving:form.methodMissing") : undefined}
        />
      ) : null}
      {failure ? (
        <Notice tone="danger" title={words.failed}>
          {failure}
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="primary"
          icon={<CreditCard />}
          busy={busy}
          busyLabel={words.paying}
          disabled={isResting || (!saved.data && !saved.error)}
          onClick={() => void once(pay)}
        >
          {words.pay}
        </Button>
        {gateway.sandbox ? <SandboxMark /> : null}
      </div>
      <p className="text-sm text-ink-soft">{words.note}</p>
    </div>
  );
}
