import type { PageGateway } from "@offertory/contract/giving/donation-page";
import { writeAmount } from "@offertory/i18n";
import type { Cents } from "@offertory/contract/money/cents";
import type { CardState } from "../../give/card/card-part-props.ts";
import { startDraft } from "../../give/draft/draft.ts";
import type { Give } from "../../give/give-context.ts";
import { bodyOf, sharesOf } from "../../give/send/describe-gift.ts";
import { GiftProblem } from "../../give/send/gift-problem.ts";
import type { FormCharge } from "./charge-for-form.ts";

export interface Payer {
  firstName: string;
  lastName: string;
  email: string;
}

interface Wish {
  give: Give;
  gateway: PageGateway;
  card: CardState;
  payer: Payer;
  amount: Cents;
  fundId: string;
  form: { submissionId: string; questionId: string };
  ticket: string;
}

/** Makes of a card what pays exactly this price. Throws a GiftProblem where it cannot go on; nothing is paid then. */
export async function makeCharge({
  give,
  gateway,
  card,
  payer,
  amount,
  fundId,
  form,
  ticket,
}: Wish): Promise<FormCharge> {
  const { t } = give;
  if (card.kind === "failed") throw new GiftProblem(card.text);
  if (card.kind === "loading") throw new GiftProblem(t("give:cardNotFound"), { onCard: true });
  const draft = { ...startDraft(give), ...payer, shares: [{ fundId, amount: writeAmount(give.language, amount) }] };
  const paymentSource = await card.entry.makePaymentSource({
    give,
    gateway,
    draft,
    shares: sharesOf(draft, give.language),
    ticket,
    total: amount,
  });
  return { key: newKey(), body: { ...bodyOf(give, draft, gateway, paymentSource, amount), form }, ticket };
}

/** Browsers make UUIDs on secure pages only. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
