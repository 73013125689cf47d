import { type Cents, centsOf, type DonationLine, sumOf } from "@offertory/contract";

/** A gift of the history with all its funds. */
export interface GivenGift {
  id: string;
  date: string;
  year: number;
  method: string;
  methodDetails: string;
  notes: string;
  status: string;
  amount: Cents;
  funds: { id: string; name: string; cents: Cents }[];
}

export interface FundTotal {
  id: string;
  name: string;
  cents: Cents;
}

const cents = (dollars: number): Cents => centsOf(dollars) ?? 0;

/** The lines of a history, a gift each; their order stays. */
export function giftsOf(lines: readonly DonationLine[]): GivenGift[] {
  const gifts = new Map<string, GivenGift>();
  for (const { id, donationDate, fund, amount, method, methodDetails, notes, status } of lines) {
    const gift = gifts.get(id) ?? {
      id,
      date: donationDate,
      year: new Date(donationDate).getFullYear(),
      method,
      methodDetails,
      notes,
      status,
      amount: cents(amount),
      funds: [],
    };
    gift.funds.push({ id: fund.id, name: fund.name, cents: cents(fund.amount) });
    gifts.set(id, gift);
  }
  return [...gifts.values()];
}

const GONE = new Set(["refunded", "charged_back", "voided", "failed", "cancelled"]);

/** Whether the church has it: what went back counts in no total. */
export const counts = ({ status }: Pick<GivenGift, "status">): boolean => !GONE.has(status);

/** Newest first. */
export const yearsOf = (gifts: readonly GivenGift[]): number[] =>
  [...new Set(gifts.map(({ year }) => year))].toSorted((one, other) => other - one);

export const totalOf = (gifts: readonly GivenGift[]): Cents => sumOf(gifts.filter(counts).map(({ amount }) => amount));

/** What each fund got, the largest first. */
export function totalsByFund(gifts: readonly GivenGift[]): FundTotal[] {
  const totals = new Map<string, FundTotal>();
  for (const { id, name, cents: share } of gifts.filter(counts).flatMap(({ funds }) => funds)) {
    const total = totals.get(id) ?? { id, name, cents: 0 };
    totals.set(id, { ...total, cents: total.cents + share });
  }
  return [...totals.values()].toSorted((one, other) => other.cents - one.cents);
}

/** What was added for fees, on top of what the funds got. */
export const coveredFees = (gifts: readonly GivenGift[]): Cents =>
  totalOf(gifts) - sumOf(totalsByFund(gifts).map(({ cents: share }) => share));
