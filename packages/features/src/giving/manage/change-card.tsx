import type { PublicGateway } from "@offertory/contract";
import { askBank, NOT_FOR_GATEWAY, PaymentFailed, typedCard } from "@offertory/giving-client/card-entry";
import { useT } from "@offertory/i18n/react";
import { Form, Notice } from "@offertory/ui";
import { Lock } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { CardFrame } from "../card-entry/card-frame.tsx";
import { useFailureText } from "../card-entry/use-failure-text.ts";
import { useMemberCard } from "../card-entry/use-member-card.ts";
import { FormButtons } from "../payment-methods/form-buttons.tsx";
import { useOneAtATime } from "../payment-methods/use-one-at-a-time.ts";
import type { ChangeProps } from "./change-gift.tsx";
import { ManagedExpress } from "./managed-express.tsx";

/**
 * Changes the card of the coming payments. The number is typed into the payment provider's frame and never reaches us.
 */
export function ChangeCard({ gift, gateway, managed, onDone, onCancel }: ChangeProps & { gateway: PublicGateway }) {
  const t = useT();
  const failureText = useFailureText();
  const card = useMemberCard({ churchId: gift.churchId, gateway });
  const { busy, once } = useOneAtATime();
  const [problem, setProblem] = useState("");

  // Name and email are empty, because the provider knows whose gift it is.
  const makeTyped = async () => typedCard(card.state, gateway).makeCard?.({ name: "", email: "" });

  async function save(makeCard: () => Promise<string | undefined>) {
    setProblem("");
    try {
      const made = await makeCard();
      if (made === undefined) throw new PaymentFailed(NOT_FOR_GATEWAY);
      const question = await managed.change({ card: made });
      if (question) {
        const refused = await askBank(gateway, question.clientSecret);
        if (refused) throw new PaymentFailed("payment-save-error", { words: refused.trim() });
        await managed.change({ card: question.card });
      }
      onDone();
    } catch (error) {
      setProblem(failureText(error, "card-not-updated"));
    }
  }

  return (
    <Form onSubmit={() => void once(() => save(makeTyped))} aria-label={t("giving:manage.changeCard")}>
      <ManagedExpress
        gift={gift}
        gateway={gateway}
        mayPay={() => !busy}
        onCard={(makeCard) => once(() => save(makeCard))}
      />
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
