import {
  centsOf,
  mostCoveredFee,
  SMALLEST_GIFT,
  sumOf,
  type Cents,
  type FeeRate,
  type Gift,
} from "@offertory/contract";
import type { Giving } from "../giving.ts";
import { AmountInvalid, FundNotFound, GiftSumsDiffer, GiftTooSmall } from "../giving-errors.ts";
import type { FundShare } from "../intents/intent-store.ts";

export interface ReadGift {
  amount: Cents;
  coveredFee: Cents;
  funds: FundShare[];
}

/** What a gift comes to, in cents: the sum that the donor saw, split over open funds of the church, the rest being the fee. */
export async function readGift(giving: Giving, churchId: string, gift: Gift, rate: FeeRate): Promise<ReadGift> {
  const amount = moneyOf(gift.amount);
  if (amount < SMALLEST_GIFT) throw new GiftTooSmall();
  const funds = gift.funds
    .map(({ id, amount: share }) => ({ fundId: id, amount: moneyOf(share) }))
    .filter((share) => share.amount !== 0);
  if (funds.length === 0) throw new FundNotFound();
  if (funds.some((share) => share.amount < 0)) throw new AmountInvalid();
  const open = new Set((await giving.funds.listOpen(churchId)).map(({ id }) => id));
  if (!funds.every(({ fundId }) => open.has(fundId))) throw new FundNotFound();
  const net = sumOf(funds.map((share) => share.amount));
  const coveredFee = amount - net;
  if (coveredFee < 0 || coveredFee > mostCoveredFee(net, rate)) throw new GiftSumsDiffer();
  return { amount, coveredFee, funds };
}

function moneyOf(dollars: number): Cents {
  const cents = centsOf(dollars);
  if (cents === null) throw new AmountInvalid();
  return cents;
}
