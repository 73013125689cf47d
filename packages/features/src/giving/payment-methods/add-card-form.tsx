import { useApi } from "@offertory/api-client";
import { addCard, type PaymentMethod, type PublicGateway, removeMethod } from "@offertory/contract";
import { askBank, NOT_FOR_GATEWAY, PaymentFailed, typedCard } from "@offertory/giving-client/card-entry";
import { useT } from "@offertory/i18n/react";
import { Form, Notice } from "@offertory/ui";
import { Lock } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { CardFrame } from "../card-entry/card-frame.tsx";
import { useFailureText } from "../card-entry/use-failure-text.ts";
import { useMemberCard } from "../card-entry/use-member-card.ts";
import type { Donor } from "../donor.ts";
import { FormButtons } from "./form-buttons.tsx";
import { useOneAtATime } from "./use-one-at-a-time.ts";

export interface AddMethodProps {
  donor: Donor;
  gateway: PublicGateway;
  onSaved: (method: PaymentMethod) => void;
  onCancel: () => void;
}

/** Adds a card. Its number is typed into the payment provider's frame and never reaches us. */
export function AddCardForm({ donor, gateway, onSaved, onCancel }: AddMethodProps) {
  const t = useT();
  const call = useApi();
  const failureText = useFailureText();
  const card = useMemberCard({ churchId: donor.churchId, gateway });
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
    const { churchId, personId, name, email } = donor;
    const { id: gatewayId, provider, capabilities } = gateway;
    const entry = capabilities.keepsCards ? typedCard(card.state, gateway) : null;
    if (!entry?.makeCard) throw new PaymentFailed(NOT_FOR_GATEWAY);
    const id = await entry.makeCard(donor);
    const body = { id, personId, churchId, name, ...(email && { email }), provider, gatewayId };
    const { paymentMethod, customerId, status, clientSecret } = await call(addCard, { body });
    if (status !== "requires_action" || !clientSecret) return paymentMethod;
    const refused = await askBank(gateway, clientSecret);
    if (!refused) return paymentMethod;
    // A card that the bank did not confirm would fail later, so it is removed again.
    await call(removeMethod, { params: { id: paymentMethod.id, customerId } });
    throw new PaymentFailed("payment-save-error", { words: refused.trim() });
  }

  return (
    <Form onSubmit={() => void once(save)} aria-label={t("giving:methods.addCard")}>
      <CardFrame card={card} />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <p className="flex gap-2 text-sm text-ink-soft">
        <Lock className="mt-0.5 size-4" />
        <span>{t("giving:card.safe")}</span>
      </p>
      <FormButtons busy={busy} save={t("giving:methods.saveCard")} onCancel={onCancel} />
    </Form>
  );
}
