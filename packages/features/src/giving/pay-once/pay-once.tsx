import type { Cents, Gift, PublicGateway } from "@offertory/contract";
import {
  cardProblem,
  type CardState,
  type Failure,
  PaymentFailed,
  type PaymentSource,
  typedCard,
  typedSource,
} from "@offertory/giving-client/card-entry";
import { giftBody } from "@offertory/giving-client/draft";
import { formPayments } from "@offertory/giving-client/pending";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Notice, Skeleton } from "@offertory/ui";
import { CreditCard } from "@offertory/ui/icons.ts";
import { useRef, useState } from "react";
import { useFailureText } from "../card-entry/use-failure-text.ts";
import { cardGatewayOf, chargeable, gatewayOf, methodOf, personOf } from "../donate/gift-draft.ts";
import { MethodField } from "../donate/method-field.tsx";
import { SandboxMark } from "../donate/sandbox-mark.tsx";
import { TypedPaymentSource } from "../donate/typed-payment-source.tsx";
import { useGive } from "../donate/use-give.ts";
import type { Donor } from "../donor.ts";
import { canPay } from "../payment-methods/method-name.ts";
import { useOneAtATime } from "../payment-methods/use-one-at-a-time.ts";
import { useSavedMethods } from "../payment-methods/use-saved-methods.ts";

export interface PayOnceProps {
  donor: Donor;
  gateways: readonly PublicGateway[];
  amount: Cents;
  fund: { id: string; name: string };
  questionId: string;
  /** The texts of the button and of a failure. */
  texts: { pay: string; paying: string; failed: string; note: string };
  isResting: boolean;
  prepare(): Promise<{ id: string } | null>;
  onPaid(name: string): void;
}

/** Takes one payment from a signed-in person, with a saved payment method or a new one. */
export function PayOnce(props: PayOnceProps) {
  const { donor, gateways, amount, fund, questionId, texts, isResting, prepare, onPaid } = props;
  const t = useT();
  const errorText = useErrorText();
  const failureText = useFailureText();
  const give = useGive(gateways);
  const saved = useSavedMethods(donor.personId);
  const { busy, once } = useOneAtATime();
  const [choice, setChoice] = useState({ methodId: "", paidWith: "" });
  const [saveCard, setSaveCard] = useState(false);
  const [tried, setTried] = useState(false);
  const [wrongCard, setWrongCard] = useState<Failure | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const card = useRef<CardState>({ kind: "loading" });
  const [payments] = useState(() => formPayments(donor.churchId, donor.personId));

  const cards = cardGatewayOf(gateways);
  const methods = chargeable(gateways, saved.methods);
  const method = methodOf(choice, methods.filter(canPay));
  const gateway = gatewayOf(gateways, method);
  const isTyped = gateway?.capabilities.keepsCards === false && !method;
  const paymentSource = isTyped ? typedSource(gateway) : method;

  async function pay(): Promise<void> {
    setTried(true);
    setFailure(null);
    const wrong = gateway && isTyped ? cardProblem(card.current, gateway) : null;
    setWrongCard(wrong);
    if (!gateway || !paymentSource || wrong) return;
    const kept = await prepare();
    if (!kept) return;
    try {
      const form = { submissionId: kept.id, questionId };
      // If the result of an earlier payment is unknown, that same payment is sent again instead of a second one.
      const payment = payments.openFor(form) ?? (await begin(gateway, paymentSource, form));
      const ending = await give(payment, (giftId) => payments.update({ ...payment, giftId }));
      if (ending.kind === "unknown") throw new PaymentFailed("gift-unknown");
      payments.end(payment, ending.kind === "given" ? "made" : "refused");
      if (ending.kind === "failed") throw ending.error;
      onPaid(donor.name);
    } catch (error) {
      setFailure(failureText(error, "payment-error"));
    }
  }

  /** Starts a gift of exactly the form's amount: no fee is added to a price. */
  async function begin(through: PublicGateway, planned: PaymentSource, form: Gift["form"]) {
    const giftOf = (source: PaymentSource): Gift => ({
      ...giftBody({
        churchId: donor.churchId,
        person: personOf(donor),
        gateway: through,
        paymentSource: source,
        lines: [{ fundId: fund.id, cents: amount }],
        funds: [fund],
        total: amount,
        notes: "",
      }),
      form,
    });
    const request = { gift: giftOf(planned), holder: donor, save: saveCard };
    const source = isTyped ? await typedCard(card.current, through).makePaymentSource(request) : planned;
    return payments.send("once", giftOf(source), { captchaToken: "", giftId: null });
  }

  if (!gateway || !cards) return <Notice tone="warning">{t("giving:noGateways")}</Notice>;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {saved.error && !saved.data ? <Notice tone="danger">{errorText(saved.error)}</Notice> : null}
      {!saved.data && !saved.error ? <Skeleton className="h-11" /> : null}
      {saved.data && !cards.capabilities.keepsCards ? (
        <TypedPaymentSource
          {...{ gateway: cards, methods }}
          onCard={(state) => {
            card.current = state;
          }}
          churchId={donor.churchId}
          chosen={method}
          onChoose={(methodId) => setChoice({ ...choice, methodId })}
          isRecurring={false}
          save={saveCard}
          onSave={setSaveCard}
          problem={wrongCard}
        />
      ) : null}
      {saved.data && cards.capabilities.keepsCards ? (
        <MethodField
          {...{ donor, gateways, methods }}
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
        <Notice tone="danger" title={texts.failed}>
          {failure}
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="primary"
          icon={<CreditCard />}
          busy={busy}
          busyLabel={texts.paying}
          disabled={isResting || (!saved.data && !saved.error)}
          onClick={() => void once(pay)}
        >
          {texts.pay}
        </Button>
        {gateway.sandbox ? <SandboxMark /> : null}
      </div>
      <p className="text-sm text-ink-soft">{texts.note}</p>
    </div>
  );
}
