import { type Cents, type Difference, type Reconciliation } from "@offertory/contract";
import { localDay, unitsOf } from "@offertory/i18n";

const MAX_DAYS = 400;
const DAY_MS = 86_400_000;
const LAST_DAYS = 30;

/** Returns the last thirty days up to yesterday, because today's payments may still be incomplete. */
export function usualDays(now: Date): { from: string; to: string } {
  const before = (days: number) => localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days));
  return { from: before(LAST_DAYS), to: before(1) };
}

/** Whether these days can be compared: in order, and not more than the server accepts. */
export function areDaysGood({ from, to }: { from: string; to: string }): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days >= 1 && days <= MAX_DAYS;
}

/** Returns the difference between the provider's total and the ledger's. */
export const apartOf = ({ theirNet, ourNet }: Pick<Reconciliation, "theirNet" | "ourNet">): Cents =>
  (unitsOf(theirNet) ?? 0) - (unitsOf(ourNet) ?? 0);

/** Returns the two amounts of a difference: the fees if only the fee differs, else the amounts. */
export const sidesOf = (difference: Difference): { theirs: number | null; ours: number | null } =>
  difference.kind === "fee-differs"
    ? { theirs: difference.theirFee, ours: difference.ourFee }
    : { theirs: difference.theirAmount, ours: difference.ourAmount };
