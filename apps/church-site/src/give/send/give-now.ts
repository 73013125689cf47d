import type { PageGateway } from "@offertory/contract/giving/donation-page";
import type { Cents } from "@offertory/contract/money/cents";
import type { CardEntry } from "../card/card-entry.ts";
import type { CardState } from "../card/card-part.tsx";
import type { Draft } from "../draft/draft.ts";
import type { Give } from "../give-context.ts";
import type { CaptchaResult } from "./captcha.ts";
import { bodyOf, sharesOf, summaryOf } from "./describe-gift.ts";
import { GiftProblem } from "./gift-problem.ts";
import type { PendingGift } from "./pending-gift.ts";
import type { Ending } from "./send-gift.ts";

interface Wish {
  give: Give;
  draft: Draft;
  gateway: PageGateway;
  card: CardState;
  /** What the donor saw when the button was pressed, and what of it is the fee. */
  total: Cents;
  fee: Cents;
  captcha: CaptchaResult;
  send(gift: PendingGift): Promise<Ending>;
}

/** Makes of a card what pays, and sends the gift. Throws a GiftProblem where it cannot go on; nothing is given then. */
export async function giveNow({ give, draft, gateway, card, total, fee, captcha, send }: Wish): Promise<Ending> {
  const { t } = give;
  const { state, ticket } = captcha;
  if (state === "robot" || state === "error") {
    throw new GiftProblem(t(state === "robot" ? "give:captchaRobot" : "give:captchaError"));
  }
  const entry = entryOf(give, card, gateway);
  const means = await entry.makeMeans({ give, gateway, draft, shares: sharesOf(draft, give.language), ticket, total });
  return send({
    key: newKey(),
    path: draft.type === "recurring" ? "/donate/subscribe" : "/donate/charge",
    body: bodyOf(give, draft, gateway, means, total),
    ticket,
    summary: summaryOf(give, draft, total, fee),
    gatewayId: gateway.id,
    sentAt: Date.now(),
    giftId: null,
  });
}

function entryOf({ t }: Give, card: CardState, { provider }: PageGateway): CardEntry {
  if (card.kind === "ready") return card.entry;
  const isPayPal = provider === "paypal";
  if (card.kind === "failed") throw new GiftProblem(t(isPayPal ? "give:paypalNotAvailable" : "give:stripeUnavailable"));
  throw new GiftProblem(t(isPayPal ? "give:paypalNotReady" : "give:cardNotFound"), { onCard: true });
}

/** Browsers make UUIDs on secure pages only. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
