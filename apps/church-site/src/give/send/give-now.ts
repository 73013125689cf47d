import type { CardEntryKind } from "@offertory/contract/giving/gateway";
import type { WordKey } from "../words.ts";
import type { PageGateway } from "@offertory/contract/giving/donation-page";
import type { Cents } from "@offertory/contract/money/cents";
import type { CardEntry } from "../card/card-entry.ts";
import type { CardState } from "../card/card-part-props.ts";
import type { Draft } from "../draft/draft.ts";
import type { Give } from "../give-context.ts";
import type { CaptchaResult } from "./captcha.ts";
import { bodyOf, type PaymentSource, sharesOf, summaryOf } from "./describe-gift.ts";
import { GiftProblem } from "./gift-problem.ts";
import type { Ending } from "./send-gift.ts";
import type { Wish as GiftWish } from "./gift-request.ts";

interface Wish {
  give: Give;
  draft: Draft;
  gateway: PageGateway;
  card: CardState;
  /** What the donor saw when the button was pressed, and what of it is the fee. */
  total: Cents;
  fee: Cents;
  captcha: CaptchaResult;
  mayGive(wish: GiftWish): Promise<boolean>;
  send(wish: GiftWish, ticket: string): Promise<Ending>;
}

/** Nothing was made of the card yet. */
const NO_PAYMENT_SOURCE: PaymentSource = { id: "", type: "card" };

/** Makes of a card what pays, and sends the gift. Throws a GiftProblem where it cannot go on; nothing is given then. */
export async function giveNow(wish: Wish): Promise<Ending> {
  const { give, draft, gateway, card, total, fee, captcha } = wish;
  const { t } = give;
  const { state, ticket } = captcha;
  if (state === "robot" || state === "error") {
    throw new GiftProblem(t(state === "robot" ? "give:captchaRobot" : "give:captchaError"));
  }
  const giftOf = (paymentSource: PaymentSource): GiftWish => ({
    type: draft.type,
    body: bodyOf(give, draft, gateway, paymentSource, total),
    summary: summaryOf(give, draft, total, fee),
    begunAt: draft.begunAt,
  });
  if (!(await wish.mayGive(giftOf(NO_PAYMENT_SOURCE)))) return { kind: "unknown" };
  const entry = entryOf(give, card, gateway);
  const shares = sharesOf(draft, give.language);
  const paymentSource = await entry.makePaymentSource({ give, gateway, draft, shares, ticket, total });
  return wish.send(giftOf(paymentSource), ticket);
}

/** What is said where a card cannot be typed, and where it was not typed yet. */
const NO_CARD: Record<CardEntryKind, { failed: WordKey; missing: WordKey }> = {
  "stripe-elements": { failed: "give:stripeUnavailable", missing: "give:cardNotFound" },
  "paypal-card-fields": { failed: "give:paypalNotAvailable", missing: "give:paypalNotReady" },
};

function entryOf({ t }: Give, card: CardState, { capabilities }: PageGateway): CardEntry {
  if (card.kind === "ready") return card.entry;
  const says = NO_CARD[capabilities.cardEntry];
  if (card.kind === "failed") throw new GiftProblem(t(says.failed));
  throw new GiftProblem(t(says.missing), { onCard: true });
}
