import type { Gift, GiftAnswer } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { hideReason, orGiveBack, watchGift } from "../defence/watch-gift.ts";
import { findGateway } from "../gateways/find-gateway.ts";
import type { Giving } from "../giving.ts";
import { takePayment } from "../intents/take-payment.ts";
import { answerGift } from "./answer-gift.ts";
import { findGiver, type Asked } from "./find-giver.ts";
import { findMeans } from "./find-means.ts";
import { readGift } from "./read-gift.ts";

/** Takes a one-time gift: write it down, ask for the money, write down what happened. */
export async function chargeGift(giving: Giving, gift: Gift, caller: Caller | null, asked: Asked): Promise<GiftAnswer> {
  const giver = await findGiver(giving, gift, caller, asked);
  const { key: sentKey, address } = asked;
  const payment = await orGiveBack(giving, giver, async () => {
    const gateway = await findGateway(giving, giver.churchId, gift);
    const means = await findMeans(giving, giver, gateway, gift);
    const rate = means.type === "bank" ? gateway.rates.bank : gateway.rates.card;
    const read = await readGift(giving, giver.churchId, gift, rate);
    const notes = gift.notes?.trim() ?? "";
    return { gateway, personId: giver.personId, means, ...read, notes, sentKey: sentKey ?? null, address };
  });
  const intent = await watchGift(giving, giver, payment, () => takePayment(giving, payment));
  return answerGift(giver.isGuest ? hideReason(intent) : intent);
}
