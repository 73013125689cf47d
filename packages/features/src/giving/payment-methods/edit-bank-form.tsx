import { useApi } from "@offertory/api-client";
import { changeBank, HOLDER_TYPES, MAX_HOLDER_NAME_LENGTH, type PaymentMethod } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Form, Notice, SelectField, TextField } from "@offertory/ui";
import { useState } from "react";
import { useFailureText } from "../card-entry/use-failure-text.ts";
import type { EditMethodProps } from "./edit-card-form.tsx";
import { FormButtons } from "./form-buttons.tsx";
import { methodName } from "./method-name.ts";
import { useOneAtATime } from "./use-one-at-a-time.ts";

// i18n-uses: giving:bank.holderTypes.*

/** Edits the holder of a bank account. */
export function EditBankForm({ personId, method, onSaved, onCancel, remove }: EditMethodProps) {
  const t = useT();
  const call = useApi();
  const failureText = useFailureText();
  const { busy, once } = useOneAtATime();
  const [name, setName] = useState(method.account_holder_name);
  const [type, setType] = useState<PaymentMethod["account_holder_type"]>(method.account_holder_type);
  const [tried, setTried] = useState(false);
  const [failed, setFailed] = useState("");

  async function save() {
    setTried(true);
    setFailed("");
    if (name.trim() === "") return;
    const { id: paymentMethodId, customerId, gatewayId, provider } = method;
    const bankData = { account_holder_name: name.trim(), account_holder_type: type };
    try {
      const body = { paymentMethodId, customerId, personId, gatewayId, provider, bankData };
      onSaved(await call(changeBank, { body }));
    } catch (error) {
      setFailed(failureText(error, "bank-not-updated"));
    }
  }

  return (
    <Form onSubmit={() => void once(save)} aria-label={t("giving:methods.editBank")}>
      <p className="text-sm font-medium text-ink">{methodName(method)}</p>
      <TextField
        label={t("giving:bank.holderName")}
        value={name}
        onChange={setName}
        maxLength={MAX_HOLDER_NAME_LENGTH}
        required
        autoComplete="name"
        error={tried && name.trim() === "" ? t("errors:bank-holder-blank") : undefined}
      />
      <SelectField
        label={t("giving:bank.holderType")}
        value={type}
        onChange={setType}
        options={HOLDER_TYPES.map((value) => ({ value, label: t(`giving:bank.holderTypes.${value}`) }))}
      />
      {failed && <Notice tone="danger">{failed}</Notice>}
      <FormButtons busy={busy} save={t("common:saveChanges")} onCancel={onCancel} remove={remove} />
    </Form>
  );
}
