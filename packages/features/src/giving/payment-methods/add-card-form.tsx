import { useApi } from "@offertory/api-client";
import { addCard, type PaymentMethod, type PublicGateway, removeMethod } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Form, Notice } from "@offertory/ui";
import { Lock } from "@offertory/ui/icons.ts";
import { CardElement, useElements } from "@stripe/react-stripe-js";
import { useState } from "react";
import { askBank } from "../card-entry/ask-bank.ts";
import { CardField } from "../card-entry/card-field.tsx";
import { makeCard } from "../card-entry/make-card.ts";
import { PaymentFailed } from "../card-entry/payment-failed.ts";
import { StripeFrame, useStripeScript } from "../card-entry/stripe-frame.tsx";
import { useFailureText } from "../card-entry/use-failure-text.ts";
import type { Giver } from "../giver.ts";
import { FormButtons } from "./form-buttons.tsx";
import { useOneAtATime } from "./use-one-at-a-time.ts";

export interface AddMethodProps {
  giver: Giver;
  gateway: PublicGateway;
  onSaved: (method: PaymentMethod) => void;
  onCancel: () => void;
}

/** A new card. Its number is typed into the payment provider's frame and never comes to us. */
export function AddCardForm(props: AddMethodProps) {
  return (
    <StripeFrame gateway={props.gateway}>
      <CardForm {...props} />
    </StripeFrame>
  );
}

function CardForm({ giver, gateway, onSaved, onCancel }: AddMethodProps) {
  const t = useT();
  const call = useApi();
  const failureText = useFailureText();
  const script = useStripeScript();
  const elements = useElements();
  const { busy, once } = useOneAtATime();
  const [problem, setProblem] = useState("");

  async function save() {
    setProblem("");
    try {
      onSaved(await saveCard());
    } catch (error) {
      setProblem(failureText(error, error instanceof TypeError ? "card-save-error" : "card-not-created"));
    }
  }

  async function saveCard(): Promise<PaymentMethod> {
    const { churchId, personId, name, email } = giver;
    const { id: gatewayId, provider, capabilities } = gateway;
    if (!capabilities.keepsCards) throw new PaymentFailed("stripe-not-for-gateway");
    const stripe = script === "loading" ? null : script;
    const id = await makeCard(stripe, elements?.getElement(CardElement) ?? null, giver);
    const body = { id, personId, churchId, name, ...(email && { email }), provider, gatewayId };
    const { paymentMethod, customerId, status, clientSecret } = await call(addCard, { body });
    if (status !== "requires_action" || !clientSecret) return paymentMethod;
    const refused = await askBank(stripe, clientSecret);
    if (!refused) return paymentMethod;
    // A card that its bank did not agree to would only fail later.
    await call(removeMethod, { params: { id: paymentMethod.id, customerId } });
    throw new PaymentFailed("payment-save-error", refused.trim());
  }

  return (
    <Form onSubmit={() => void once(save)} aria-label={t("giving:methods.addCard")}>
      <CardField />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <p className="flex gap-2 text-sm text-ink-soft">
        <Lock className="mt-0.5 size-4" />
        <span>{t("giving:card.safe")}</span>
      </p>
      <FormButtons busy={busy} save={t("giving:methods.saveCard")} onCancel={onCancel} />
    </Form>
  );
}
