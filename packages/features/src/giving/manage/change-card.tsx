import type { PublicGateway } from "@offertory/contract";
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
import { FormButtons } from "../payment-methods/form-buttons.tsx";
import { useOneAtATime } from "../payment-methods/use-one-at-a-time.ts";
import type { ChangeProps } from "./change-gift.tsx";

/** Another card for the payments to come. Its number is typed into the payment provider's frame and never comes to us. */
export function ChangeCard({ gateway, ...props }: ChangeProps & { gateway: PublicGateway }) {
  return (
    <StripeFrame gateway={gateway}>
      <CardForm {...props} />
    </StripeFrame>
  );
}

function CardForm({ managed, onDone, onCancel }: ChangeProps) {
  const t = useT();
  const failureText = useFailureText();
  const script = useStripeScript();
  const elements = useElements();
  const { busy, once } = useOneAtATime();
  const [problem, setProblem] = useState("");

  async function save() {
    setProblem("");
    try {
      const stripe = script === "loading" ? null : script;
      // Nothing is asked of the donor here: the provider knows whose gift it is.
      const card = await makeCard(stripe, elements?.getElement(CardElement) ?? null, { name: "", email: "" });
      const question = await managed.change({ card });
      if (question) {
        const refused = await askBank(stripe, question.clientSecret);
        if (refused) throw new PaymentFailed("payment-save-error", refused.trim());
        await managed.change({ card: question.card });
      }
      onDone();
    } catch (error) {
      setProblem(failureText(error, "card-not-updated"));
    }
  }

  return (
    <Form onSubmit={() => void once(save)} aria-label={t("giving:manage.changeCard")}>
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
