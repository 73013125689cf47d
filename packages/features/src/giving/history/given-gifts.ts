import { unitsOf } from "@offertory/i18n";
import { type Cents, type OwnGift, sumOf } from "@offertory/contract";

export interface FundTotal {
  id: string;
  name: string;
  cents: Cents;
}

const cents = (dollars: number): Cents => unitsOf(dollars) ?? 0;

/** Returns the year in the church's time zone, whatever the donor's time zone. */
export const yearOf = ({ day }: Pick<OwnGift, "day">): number => Number(day.slice(0, 4));

/** Newest first. */
export const yearsOf = (gifts: readonly OwnGift[]): number[] =>
  [...new Set(gifts.map(yearOf))].toSorted((one, other) => other - one);

/** The statuses of gifts of which the church has nothing: pending, charged back or voided. */
const NOT_THERE: ReadonlySet<OwnGift["status"]> = new Set(["pending", "charged_back", "voided"]);

export const amountOf = ({ amount }: OwnGift): Cents => cents(amount);
export const refundedOf = ({ refunded }: OwnGift): Cents => cents(refunded);

/** Returns the amount that the church still has; refunds count in no total. */
export const keptOf = (gift: OwnGift): Cents => (NOT_THERE.has(gift.status) ? 0 : amountOf(gift) - refundedOf(gift));

export const totalOf = (gifts: readonly OwnGift[]): Cents => sumOf(gifts.map(keptOf));

/** Returns the total of each fund, largest first; funds that were refunded completely are left out. */
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

/** Returns the fees that donors covered, on top of the fund lines. */
export const coveredFees = (gifts: readonly OwnGift[]): Cents =>
  totalOf(gifts) - sumOf(totalsByFund(gifts).map((total) => total.cents));

/** Returns the total of pending bank payments. */
export const totalPending = (gifts: readonly OwnGift[]): Cents =>
  sumOf(gifts.filter(({ status }) => status === "pending").map(amountOf));

/** Returns the total of refunds. */
export const totalRefunded = (gifts: readonly OwnGift[]): Cents =>
  sumOf(gifts.filter(({ status }) => !NOT_THERE.has(status)).map(refundedOf));
