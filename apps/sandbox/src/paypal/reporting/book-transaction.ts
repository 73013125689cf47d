import { CURRENCY_CODES } from "../currencies.ts";
import { newId } from "../new-id.ts";
import type { TransactionRow } from "../rows.ts";
import type { World } from "../world.ts";

/** PayPal's transaction event codes. */
export const CODES = {
  payment: "T0006",
  refund: "T1107",
  disputeHold: "T1110",
  disputeRelease: "T1111",
  chargeback: "T1201",
  chargebackFee: "T0106",
  withdrawal: "T0400",
} as const;

type Movement = Omit<TransactionRow, "id" | "time" | "balanceCents" | "feeCents"> & { id?: string; feeCents?: number };

/** Books a movement of money. Every movement is booked here, in order, so that the report adds up to the balance. */
export function bookTransaction(world: World, movement: Movement): TransactionRow {
  const { id = newId(), feeCents = 0, ...rest } = movement;
  const balanceCents = balanceOf(world, movement.account, movement.currency) + movement.cents - feeCents;
  world.keys.put(balanceKey(movement), { id: balanceKey(movement), value: String(balanceCents) });
  return world.transactions.put(id, { id, ...rest, feeCents, time: world.clock.now(), balanceCents });
}

export function balanceOf(world: World, account: string, currency: string): number {
  return Number(world.keys.get(balanceKey({ account, currency }))?.value ?? 0);
}

/** The account's balance in each currency that it was ever paid in. */
export function balancesOf(world: World, account: string): { currency: string; cents: number }[] {
  return CURRENCY_CODES.filter((currency) => world.keys.get(balanceKey({ account, currency }))).map((currency) => ({
    currency,
    cents: balanceOf(world, account, currency),
  }));
}

const balanceKey = ({ account, currency }: { account: string; currency: string }) => `balance ${account} ${currency}`;
