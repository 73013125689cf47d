import { NAME_LENGTHS } from "@offertory/contract/people/person-lengths";
import { isEmail, MAX_EMAIL_LENGTH } from "@offertory/contract/text/is-email";
import { type PaymentPartProps, useFillTexts } from "@offertory/features/forms";
import type { PageGateway } from "@offertory/contract/giving/donations/donation-page";
import { askBank, type CardState } from "@offertory/giving-client/card-entry";
import { sendGift } from "@offertory/giving-client/gift";
import { formPayments } from "@offertory/giving-client/pending";
import { Button, Notice, TextField } from "@offertory/ui";
import { CreditCard } from "@offertory/ui/icons.ts";
import { useRef, useState } from "react";
import { CardPart } from "../../give/card/card-part.tsx";
import { cardGatewayOf } from "../../give/draft/card-gateway.ts";
import { SandboxMark } from "../../public-page/sandbox-mark.tsx";
import { describeFailure } from "../../give/describe-failure.ts";
import { GiveContext, giveFrom } from "../../give/give-context.ts";
import { holderOf } from "../../give/send/describe-gift.ts";
import { type Paying, payerOf } from "../../give/send/paying.ts";
import { useFirstInteraction } from "../../give/use-first-interaction.ts";
import { useFormPage } from "../form-context.ts";
import { FormExpress } from "./form-express.tsx";
import { makeCharge } from "./make-charge.ts";

/** Takes the payment of a form from a visitor without an account. */
export function VisitorPayment(props: PaymentPartProps) {
  const { page, giveStrings, ...boot } = useFormPage();
  const { t } = useFillTexts();
  const { giving } = page;
  const [give] = useState(() =>
    giving && giveStrings
      ? giveFrom({
          ...boot,
          page: giving,
          strings: giveStrings,
          query: { fundId: "", amount: "", frequency: "", campaign: "" },
          view: "page",
        })
      : null,
  );
  const gateway = give && cardGatewayOf(give.page);
  if (!give || !gateway) return <Notice tone="warning">{t("forms:fill.noPayments")}</Notice>;
  return (
    <GiveContext value={give}>
      <Payment {...props} give={give} gateway={gateway} />
    </GiveContext>
  );
}

interface PaymentProps extends PaymentPartProps {
  give: ReturnType<typeof giveFrom>;
  gateway: PageGateway;
}

const NOBODY = { firstName: "", lastName: "", email: "" };

function Payment({ question, amount, fundId, prepare, onPaid, isResting, give, gateway }: PaymentProps) {
  const { t, money } = useFillTexts();
  const { captcha } = useFormPage();
  const hasInteracted = useFirstInteraction();
  const [payer, setPayer] = useState(NOBODY);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [cardProblem, setCardProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const card = useRef<CardState>({ kind: "loading" });
  const running = useRef(false);
  const { gateways, church } = give.page;
  const [payments] = useState(() => formPayments(church.id, "visitor", { isGuest: true }));
  const problems = {
    firstName: payer.firstName.trim() === "" ? t("forms:fill.nameMissing") : undefined,
    lastName: payer.lastName.trim() === "" ? t("forms:fill.nameMissing") : undefined,
    email: isEmail(payer.email.trim()) ? undefined : t("forms:fill.emailMissing"),
  };

  const isPersonTyped = !(problems.firstName || problems.lastName || problems.email);

  async function payByCard(): Promise<void> {
    setTried(true);
    if (isPersonTyped) await pay(card.current, prepare);
  }

  async function pay(paying: Paying, keep: () => Promise<{ id: string } | null>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    setCardProblem(null);
    try {
      const kept = await keep();
      if (kept) await charge(kept.id, paying);
    } catch (error) {
      // A captcha token admits only a few cards. After a refused card the token is dropped, so that the next card gets
      // a new one.
      captcha.spend();
      showProblem(error, paying);
    }
    setBusy(false);
    running.current = false;
  }

  async function charge(submissionId: string, paying: Paying): Promise<void> {
    const form = { submissionId, questionId: question.id };
    // If the result of an earlier payment is unknown, that same payment is sent again instead of a second one.
    const payment = payments.openFor(form) ?? (await begin(form, paying));
    const through = gateways.find(({ id }) => id === payment.body.gatewayId);
    const ending = await sendGift(give.call, payment, {
      askBank: (clientSecret) => askBank(through, clientSecret),
      onGiftId: (giftId) => payments.update({ ...payment, giftId }),
    });
    if (ending.kind === "unknown") return setFailure(give.t("give:unknownTitle"));
    payments.end(payment, ending.kind === "given" ? "made" : "refused");
    captcha.spend();
    if (ending.kind === "failed") return setFailure(describeFailure(give, ending.error).text);
    onPaid(holderOf(payerOf(paying, payer, isPersonTyped)).name);
  }

  async function begin(form: { submissionId: string; questionId: string }, paying: Paying) {
    const { captchaToken } = await captcha.pass();
    const through = ("donor" in paying && gateways.find(({ id }) => id === paying.gateway.id)) || gateway;
    const person = payerOf(paying, payer, isPersonTyped);
    const body = await makeCharge({
      give,
      gateway: through,
      paying,
      payer: person,
      amount,
      fundId,
      form,
      captchaToken,
    });
    return payments.send("once", body, { captchaToken, giftId: null });
  }

  function showProblem(error: unknown, paying: Paying): void {
    const { text, onCard } = describeFailure(give, error);
    if (!onCard || "donor" in paying) return setFailure(text);
    setCardProblem(text);
    if (card.current.kind === "ready") card.current.entry.focus();
  }

  const field = (key: keyof typeof NOBODY) => ({
    value: payer[key],
    onChange: (value: string) => setPayer({ ...payer, [key]: value }),
    error: tried ? problems[key] : undefined,
    required: true,
  });
  return (
    <div className="flex flex-col gap-4">
      <FormExpress
        {...{ give, amount, prepare }}
        isAwake={hasInteracted}
        mayPay={() => !running.current && !isResting}
        onPay={(payment, kept) => pay(payment, async () => kept)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t("forms:fill.firstName")}
          autoComplete="given-name"
          maxLength={NAME_LENGTHS.first}
          {...field("firstName")}
        />
        <TextField
          label={t("forms:fill.lastName")}
          autoComplete="family-name"
          maxLength={NAME_LENGTHS.last}
          {...field("lastName")}
        />
      </div>
      <TextField
        label={t("forms:fill.email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_EMAIL_LENGTH}
        hint={t("forms:fill.emailHint")}
        {...field("email")}
      />
      <CardPart
        key={gateway.id}
        gateway={gateway}
        hasInteracted={hasInteracted}
        problem={cardProblem}
        onState={(state) => {
          card.current = state;
        }}
        onProblem={setCardProblem}
      />
      {failure ? (
        <Notice tone="danger" title={t("forms:fill.paymentFailed")}>
          {failure}
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="primary"
          icon={<CreditCard />}
          busy={busy}
          busyLabel={t("forms:fill.paying")}
          disabled={isResting}
          onClick={() => void payByCard()}
        >
          {t("forms:fill.pay", { amount: money(amount) })}
        </Button>
        {gateway.sandbox ? <SandboxMark>{t("forms:fill.sandbox")}</SandboxMark> : null}
      </div>
      <p className="text-sm text-ink-soft">{t("forms:fill.paymentNote")}</p>
    </div>
  );
}
