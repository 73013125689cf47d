import { centsOf, type Cents, type Difference, type Reconciliation } from "@offertory/contract";
import { localDay } from "@offertory/i18n";

const MAX_DAYS = 400;
const DAY_MS = 86_400_000;
const LAST_DAYS = 30;

/** The last thirty days, up to yesterday: what is under way today is no difference. */
export function usualDays(now: Date): { from: string; to: string } {
  const before = (days: number) => localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days));
  return { from: before(LAST_DAYS), to: before(1) };
}

/** Whether these days can be compared: in order, and not more than the server takes at once. */
export function areDaysGood({ from, to }: { from: string; to: string }): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return days >= 0 && days <= MAX_DAYS;
}

/** What the provider's account and our books are apart. */
export const apartOf = ({ theirNet, ourNet }: Pick<Reconciliation, "theirNet" | "ourNet">): Cents =>
  (centsOf(theirNet) ?? 0) - (centsOf(ourNet) ?? 0);

/** What one difference is about: of the fee where only the fee differs. */
export const sidesOf = (difference: Difference): { theirs: number | null; ours: number | null } =>
  difference.kind === "fee-differs"
    ? { theirs: difference.theirFee, ours: difference.ourFee }
    : { theirs: difference.theirAmount, ours: difference.ourAmount };
