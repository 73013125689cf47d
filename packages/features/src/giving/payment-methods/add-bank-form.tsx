import { useApi } from "@offertory/api-client";
import { addBank } from "@offertory/contract";
import { loadProvider, NOT_FOR_GATEWAY, PaymentFailed } from "@offertory/giving-client/card-entry";
import { useT } from "@offertory/i18n/react";
import { Form, Notice, TextField } from "@offertory/ui";
import { Lock } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useFailureText } from "../card-entry/use-failure-text.ts";
import type { AddMethodProps } from "./add-card-form.tsx";
import { FormButtons } from "./form-buttons.tsx";
import { useOneAtATime } from "./use-one-at-a-time.ts";

const digits = (typed: string) => typed.replaceAll(/\D/g, "");

/** Adds a bank account. The payment provider's script turns its numbers into a token; we see only the token. */
export function AddBankForm({ donor, gateway, onSaved, onCancel }: AddMethodProps) {
  const t = useT();
  const call = useApi();
  const failureText = useFailureText();
  const { busy, once } = useOneAtATime();
  const [routingNumber, setRouting] = useState("");
  const [accountNumber, setAccount] = useState("");
  const [tried, setTried] = useState(false);
  const [failed, setFailed] = useState("");
  const missing = tried && (!routingNumber || !accountNumber) ? t("giving:bank.numbersRequired") : undefined;

  async function save() {
    setTried(true);
    setFailed("");
    if (!routingNumber || !accountNumber) return;
    const { personId, churchId, name, email } = donor;
    const { provider, id: gatewayId, capabilities } = gateway;
    try {
      const taker = capabilities.takesBanks ? await loadProvider(gateway) : null;
      if (!taker?.makeBankToken) throw new PaymentFailed(NOT_FOR_GATEWAY);
      const id = await taker.makeBankToken(gateway, { routingNumber, accountNumber, holderName: name });
      const body = { id, personId, churchId, name, ...(email && { email }), provider, gatewayId };
      onSaved((await call(addBank, { body })).paymentMethod);
    } catch (error) {
      setFailed(failureText(error, "bank-token-error"));
    }
  }

  const field = { inputMode: "numeric" as const, autoComplete: "off", required: true };
  return (
    <Form onSubmit={() => void once(save)} aria-label={t("giving:methods.addBank")}>
      <TextField
        {...field}
        label={t("giving:bank.routing")}
        hint={t("giving:bank.routingHint")}
        value={routingNumber}
        onChange={(typed) => setRouting(digits(typed).slice(0, 9))}
        error={routingNumber ? undefined : missing}
      />
      <TextField
        {...field}
        label={t("giving:bank.account")}
        value={accountNumber}
        onChange={(typed) => setAccount(digits(typed).slice(0, 17))}
        error={routingNumber ? missing : undefined}
      />
      {failed && <Notice tone="danger">{failed}</Notice>}
      <p className="flex gap-2 text-sm text-ink-soft">
        <Lock className="mt-0.5 size-4" />
        <span>{t("giving:bank.whatFollows")}</span>
      </p>
      <FormButtons busy={busy} save={t("giving:methods.saveBank")} onCancel={onCancel} />
    </Form>
  );
}
