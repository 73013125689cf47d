import { answerBank } from "./cards/answer-bank.ts";
import { balancesOf, bookTransaction, CODES } from "./reporting/book-transaction.ts";
import { openDispute } from "./disputes/open-dispute.ts";
import { Refusal } from "./refusal.ts";
import { resolveDispute } from "./disputes/resolve-dispute.ts";
import { showDispute } from "./disputes/show-dispute.ts";
import type { World } from "./world.ts";

export const ACTIONS = [
  "dispute",
  "win",
  "lose",
  "complete",
  "fail",
  "withdraw",
  "allow-vault",
  "forbid-vault",
] as const;
export type Action = (typeof ACTIONS)[number];

/** Does what donors, banks and PayPal's staff can do. Returns the changed object; undefined when the id is unknown. */
export function operate(world: World, action: Action, id: string, reason = ""): object | undefined {
  const capture = world.captures.get(id);
  const dispute = world.disputes.get(id);
  const account = world.accounts.get(id);
  switch (action) {
    case "dispute":
      return capture && showDispute(world, openDispute(world, capture, reason || undefined));
    case "win":
      return dispute && showDispute(world, resolveDispute(world, dispute, "RESOLVED_SELLER_FAVOUR"));
    case "lose":
      return dispute && showDispute(world, resolveDispute(world, dispute, "RESOLVED_BUYER_FAVOUR"));
    case "complete":
      return answerBank(world, "order", id, "passed");
    case "fail":
      return answerBank(world, "order", id, "failed");
    case "withdraw":
      return account && withdraw(world, account.id);
    case "allow-vault":
    case "forbid-vault":
      return account && { id, vault: world.accounts.put(id, { ...account, vault: action === "allow-vault" }).vault };
  }
}

/** Pays the balance in every currency out to the church's bank. Returns the first of these movements. */
function withdraw(world: World, account: string): object | undefined {
  const balances = balancesOf(world, account).filter(({ cents }) => cents > 0);
  if (balances.length === 0) throw new Refusal(422, "INSUFFICIENT_FUNDS", "There is nothing to withdraw.");
  return balances.map(({ cents, currency }) =>
    bookTransaction(world, { account, code: CODES.withdrawal, cents: -cents, currency }),
  )[0];
}
