import { useApi } from "@offertory/api-client";
import { verifyBank } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Form, Notice, TextField } from "@offertory/ui";
import { useState } from "react";
import { useFailureText } from "../card-entry/use-failure-text.ts";
import type { EditMethodProps } from "./edit-card-form.tsx";
import { TWO_DIGITS, twoDigits } from "./expiry-draft.ts";
import { FormButtons } from "./form-buttons.tsx";
import { methodName } from "./method-name.ts";
import { useOneAtATime } from "./use-one-at-a-time.ts";

/** Verifies a bank account by the amounts of two small deposits, which only people who see its statements know. */
export function VerifyBankForm({ method, onSaved, onCancel }: EditMethodProps) {
  const t = useT();
  const call = useApi();
  const failureText = useFailureText();
  const { busy, once } = useOneAtATime();
  const [first, setFirst] = useState("");
  const [second, setSecond] = useState("");
  const [tried, setTried] = useState(false);
  const [failed, setFailed] = useState("");
  const missing = tried && (!first || !second) ? t("errors:bank-deposits-missing") : undefined;

  async function save() {
    setTried(true);
    setFailed("");
    if (!first || !second) return;
    const { id: paymentMethodId, customerId, gatewayId, provider } = method;
    const amountData = { amounts: [first, second] };
    try {
      onSaved(await call(verifyBank, { body: { paymentMethodId, customerId, gatewayId, provider, amountData } }));
    } catch (error) {
      setFailed(failureText(error, "bank-not-verified"));
    }
  }

  const field = { inputMode: "numeric" as const, maxLength: TWO_DIGITS, autoComplete: "off", required: true };
  return (
    <Form onSubmit={() => void once(save)} aria-label={t("giving:methods.verify")}>
      <p className="text-sm text-pretty text-ink">{t("giving:bank.verifyHelp", { account: methodName(method) })}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field}
          label={t("giving:bank.firstDeposit")}
          value={first}
          onChange={(typed) => setFirst(twoDigits(typed))}
          error={first ? undefined : missing}
        />
        <TextField
          {...field}
          label={t("giving:bank.secondDeposit")}
          value={second}
          onChange={(typed) => setSecond(twoDigits(typed))}
          error={first ? missing : undefined}
        />
      </div>
      {failed && <Notice tone="danger">{failed}</Notice>}
      <FormButtons busy={busy} save={t("giving:methods.verify")} onCancel={onCancel} />
    </Form>
  );
}
