import { type PaymentPartProps, useFillWords } from "@offertory/features/forms";
import type { PageGateway } from "@offertory/contract/giving/donation-page";
import { Badge, Button, Notice, SelectField, TextField } from "@offertory/ui";
import { CreditCard } from "@offertory/ui/icons.ts";
import { useRef, useState } from "react";
import { CardPart } from "../../give/card/card-part.tsx";
import { type CardState } from "../../give/card/card-part-props.ts";
import { confirmAtBank } from "../../give/card/confirm-at-bank.ts";
import { isDonorEmail } from "../../give/draft/is-donor-email.ts";
import { GiveContext, giveFrom } from "../../give/give-context.ts";
import { providerName } from "../../give/parts/provider-name.ts";
import { GiftProblem } from "../../give/send/gift-problem.ts";
import { useAwake } from "../../give/use-awake.ts";
import { useFormPage } from "../form-context.ts";
import { chargeForForm, type FormCharge } from "./charge-for-form.ts";
import { makeCharge, type Payer } from "./make-charge.ts";

/** Pays what a form asks for, as somebody without an account. */
export function VisitorPayment(props: PaymentPartProps) {
  const { page, giveStrings, ...boot } = useFormPage();
  const { t } = useFillWords();
  const { giving } = page;
  const [give] = useState(() =>
    giving && giveStrings
      ? giveFrom({ ...boot, page: giving, strings: giveStrings, query: { fundId: "", amount: "", frequency: "" } })
      : null,
  );
  const [first] = give?.page.gateways ?? [];
  if (!give || !first) return <Notice tone="warning">{t("forms:fill.noPayments")}</Notice>;
  return (
    <GiveContext value={give}>
      <Payment {...props} give={give} first={first} />
    </GiveContext>
  );
}

interface PaymentProps extends PaymentPartProps {
  give: ReturnType<typeof giveFrom>;
  first: PageGateway;
}

const NOBODY: Payer = { firstName: "", lastName: "", email: "" };

function Payment({ question, amount, fundId, prepare, onPaid, isResting, give, first }: PaymentProps) {
  const { t, money } = useFillWords();
  const { proof } = useFormPage();
  const isAwake = useAwake();
  const [payer, setPayer] = useState(NOBODY);
  const [gatewayId, setGatewayId] = useState(first.id);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [cardProblem, setCardProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const card = useRef<CardState>({ kind: "loading" });
  const running = useRef(false);
  // A payment whose end nobody told is the same payment when it is tried again.
  const unknown = useRef<FormCharge | null>(null);
  const { gateways } = give.page;
  const gateway = gateways.find(({ id }) => id === gatewayId) ?? first;
  const name = `${payer.firstName.trim()} ${payer.lastName.trim()}`.trim();
  const problems = {
    firstName: payer.firstName.trim() === "" ? t("forms:fill.nameMissing") : undefined,
    lastName: payer.lastName.trim() === "" ? t("forms:fill.nameMissing") : undefined,
    email: isDonorEmail(payer.email.trim(), { anyEnding: true }) ? undefined : t("forms:fill.emailMissing"),
  };

  async function pay(): Promise<void> {
    setTried(true);
    if (running.current || problems.firstName || problems.lastName || problems.email) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    setCardProblem(null);
    try {
      const kept = await prepare();
      if (kept) await charge(kept.id);
    } catch (error) {
      // A ticket admits few cards: one that was refused must not use up what the next one needs.
      proof.spend();
      showProblem(error);
    }
    setBusy(false);
    running.current = false;
  }

  async function charge(submissionId: string): Promise<void> {
    const form = { submissionId, questionId: question.id };
    const ticket = unknown.current ? "" : await proof.ticket();
    unknown.current ??= await makeCharge({ give, gateway, card: card.current, payer, amount, fundId, form, ticket });
    const ending = await chargeForForm(give, unknown.current, confirmAtBank(give, gateway.id));
    if (ending.kind === "unknown") return setFailure(give.t("give:unknownTitle"));
    unknown.current = null;
    proof.spend();
    if (ending.kind === "failed") return setFailure(ending.text);
    onPaid(name);
  }

  function showProblem(error: unknown): void {
    if (!(error instanceof GiftProblem)) return setFailure(give.t("give:paymentFailed"));
    if (!error.onCard) return setFailure(error.message);
    setCardProblem(error.message);
    if (card.current.kind === "ready") card.current.entry.focus();
  }

  const field = (key: keyof Payer) => ({
    value: payer[key],
    onChange: (value: string) => setPayer({ ...payer, [key]: value }),
    error: tried ? problems[key] : undefined,
    required: true,
  });
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t("forms:fill.firstName")}
          autoComplete="given-name"
          maxLength={100}
          {...field("firstName")}
        />
        <TextField label={t("forms:fill.lastName")} autoComplete="family-name" maxLength={100} {...field("lastName")} />
      </div>
      <TextField
        label={t("forms:fill.email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        hint={t("forms:fill.emailHint")}
        {...field("email")}
      />
      {gateways.length > 1 ? (
        <SelectField
          label={give.t("give:gateway")}
          value={gateway.id}
          onChange={setGatewayId}
          options={gateways.map((each) => ({
            value: each.id,
            label: give.t("give:cardThrough", { provider: providerName(each) }),
          }))}
        />
      ) : null}
      <CardPart
        key={gateway.id}
        gateway={gateway}
        isAwake={isAwake}
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
          onClick={() => void pay()}
        >
          {t("forms:fill.pay", { amount: money(amount) })}
        </Button>
        {gateway.sandbox ? <Badge tone="info">{t("forms:fill.sandbox")}</Badge> : null}
      </div>
      <p className="text-sm text-ink-soft">{t("forms:fill.paymentNote")}</p>
    </div>
  );
}
