import {
  centsOf,
  mostCoveredFee,
  MIN_GIFT,
  sumOf,
  type Cents,
  type FeeRate,
  type Fund,
  type Gift,
} from "@offertory/contract";
import { AmountInvalid } from "../../gateways/index.ts";
import { FundNotFound, type FundShare } from "../../funds/index.ts";
import { GiftSumsDiffer, GiftTooSmall } from "../donations-errors.ts";

export interface ParsedGift {
  amount: Cents;
  coveredFee: Cents;
  funds: FundShare[];
}

/** What a gift comes to, in cents: the sum that the donor saw, split over open funds of the church, the rest being the fee. */
export function parseGift(gift: Gift, rate: FeeRate, open: readonly Pick<Fund, "id">[]): ParsedGift {
  const amount = moneyOf(gift.amount);
  if (amount < MIN_GIFT) throw new GiftTooSmall();
  const funds = parseFundLines(gift.funds, open);
  const net = sumOf(funds.map((share) => share.amount));
  const coveredFee = amount - net;
  if (coveredFee < 0 || coveredFee > mostCoveredFee(net, rate)) throw new GiftSumsDiffer();
  return { amount, coveredFee, funds };
}

/** What each open fund gets. Forms begin every row with the first fund, so that one may stand there twice: it is one share. */
export function parseFundLines(sent: Gift["funds"], open: readonly Pick<Fund, "id">[]): FundShare[] {
  const shares = new Map<string, Cents>();
  for (const { id, amount } of sent) {
    const cents = moneyOf(amount);
    if (cents < 0) throw new AmountInvalid();
    if (cents > 0) shares.set(id, (shares.get(id) ?? 0) + cents);
  }
  const known = new Set(open.map(({ id }) => id));
  if (shares.size === 0 || ![...shares.keys()].every((id) => known.has(id))) throw new FundNotFound();
  return [...shares].map(([fundId, amount]) => ({ fundId, amount }));
}

function moneyOf(dollars: number): Cents {
  const cents = centsOf(dollars);
  if (cents === null) throw new AmountInvalid();
  return cents;
}
