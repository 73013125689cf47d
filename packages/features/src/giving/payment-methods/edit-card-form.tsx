import { useApi } from "@offertory/api-client";
import { changeCard, type PaymentMethod } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Form, Notice, TextField } from "@offertory/ui";
import { type ReactNode, useState } from "react";
import { useFailureText } from "../card-entry/use-failure-text.ts";
import { problemWithExpiry, startExpiry, TWO_DIGITS, twoDigits } from "./expiry-draft.ts";
import { FormButtons } from "./form-buttons.tsx";
import { methodName } from "./method-name.ts";
import { useOneAtATime } from "./use-one-at-a-time.ts";

export interface EditMethodProps {
  personId: string;
  method: PaymentMethod;
  onSaved: (method: PaymentMethod) => void;
  onCancel: () => void;
  /** The button that removes the method. */
  remove?: ReactNode;
}

/** Edits the expiry of a saved card, which is all that can change: another number is another card. */
export function EditCardForm({ personId, method, onSaved, onCancel, remove }: EditMethodProps) {
  const t = useT();
  const call = useApi();
  const failureText = useFailureText();
  const { busy, once } = useOneAtATime();
  const [expiry, setExpiry] = useState(() => startExpiry(method));
  const [tried, setTried] = useState(false);
  const [failed, setFailed] = useState("");
  const found = tried ? problemWithExpiry(expiry, new Date()) : null;
  const problem = found && t(found === "blank" ? "errors:card-expiry-blank" : "errors:card-expiry-invalid");

  async function save() {
    setTried(true);
    setFailed("");
    if (problemWithExpiry(expiry, new Date())) return;
    const card = { exp_month: expiry.month, exp_year: expiry.year };
    const { id: paymentMethodId, gatewayId, provider } = method;
    try {
      onSaved(await call(changeCard, { body: { personId, paymentMethodId, gatewayId, provider, cardData: { card } } }));
    } catch (error) {
      setFailed(failureText(error, "card-not-updated"));
    }
  }

  const field = (name: "month" | "year") => ({
    value: expiry[name],
    onChange: (typed: string) => setExpiry({ ...expiry, [name]: twoDigits(typed) }),
    inputMode: "numeric" as const,
    maxLength: TWO_DIGITS,
    required: true,
    className: "w-28",
  });

  return (
    <Form onSubmit={() => void once(save)} aria-label={t("giving:methods.editCard")}>
      <p className="text-sm font-medium text-ink">{methodName(method)}</p>
      <div className="flex flex-wrap gap-4">
        <TextField
          {...field("month")}
          label={t("giving:card.month")}
          placeholder={t("giving:card.monthHint")}
          autoComplete="cc-exp-month"
          error={problem ?? undefined}
          className="w-40"
        />
        <TextField
          {...field("year")}
          label={t("giving:card.year")}
          placeholder={t("giving:card.yearHint")}
          autoComplete="cc-exp-year"
        />
      </div>
      {failed && <Notice tone="danger">{failed}</Notice>}
      <FormButtons busy={busy} save={t("common:saveChanges")} onCancel={onCancel} remove={remove} />
    </Form>
  );
}
