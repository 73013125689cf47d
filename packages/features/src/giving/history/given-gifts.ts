import { type Cents, centsOf, type OwnGift, sumOf } from "@offertory/contract";

export interface FundTotal {
  id: string;
  name: string;
  cents: Cents;
}

const cents = (dollars: number): Cents => centsOf(dollars) ?? 0;

/** The year in the church's calendar, whatever day it is where the donor sits. */
export const yearOf = ({ day }: Pick<OwnGift, "day">): number => Number(day.slice(0, 4));

/** Newest first. */
export const yearsOf = (gifts: readonly OwnGift[]): number[] =>
  [...new Set(gifts.map(yearOf))].toSorted((one, other) => other - one);

/** What has not come yet, what a bank took back, or what never was: nothing of it is with the church. */
const NOT_THERE: ReadonlySet<OwnGift["status"]> = new Set(["pending", "charged_back", "voided"]);

export const amountOf = ({ amount }: OwnGift): Cents => cents(amount);
export const refundedOf = ({ refunded }: OwnGift): Cents => cents(refunded);

/** What of a gift is still with the church: what went back counts in no total. */
export const keptOf = (gift: OwnGift): Cents => (NOT_THERE.has(gift.status) ? 0 : amountOf(gift) - refundedOf(gift));

export const totalOf = (gifts: readonly OwnGift[]): Cents => sumOf(gifts.map(keptOf));

/** What each fund got, the largest first; a fund from which everything went back is not named. */
export function totalsByFund(gifts: readonly OwnGift[]): FundTotal[] {
  const totals = new Map<string, FundTotal>();
  for (const { funds } of gifts.filter(({ status }) => !NOT_THERE.has(status))) {
    for (const { id, name, amount, refunded } of funds) {
      const total = totals.get(id) ?? { id, name, cents: 0 };
      totals.set(id, { ...total, cents: total.cents + cents(amount) - cents(refunded) });
    }
  }
  return [...totals.values()].filter((total) => total.cents > 0).toSorted((one, other) => other.cents - one.cents);
}

/** What was added for fees, on top of what the funds got. */
export const coveredFees = (gifts: readonly OwnGift[]): Cents =>
  totalOf(gifts) - sumOf(totalsByFund(gifts).map((total) => total.cents));

/** What the bank has still to bring. */
export const totalPending = (gifts: readonly OwnGift[]): Cents =>
  sumOf(gifts.filter(({ status }) => status === "pending").map(amountOf));

/** What went back in refunds. */
export const totalRefunded = (gifts: readonly OwnGift[]): Cents =>
  sumOf(gifts.filter(({ status }) => !NOT_THERE.has(status)).map(refundedOf));
