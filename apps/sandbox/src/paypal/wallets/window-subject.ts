import type { OrderRow, SetupTokenRow } from "../rows.ts";
import { isOrderExpired } from "../find-row.ts";
import type { World } from "../world.ts";
import { takesCurrency, WALLET_NAMES, type Wallet } from "./wallets.ts";

/** What a payer approves in the window: one payment, or that the account is saved for later payments. */
export type WindowSubject = { kind: "order"; order: OrderRow } | { kind: "setup"; token: SetupTokenRow };

/** Finds what the window is about; a sentence when there is nothing to approve with this account. */
export function findSubject(world: World, kind: WindowSubject["kind"], id: string, wallet: Wallet) {
  return kind === "order" ? findOrderSubject(world, id, wallet) : findSetupSubject(world, id, wallet);
}

function findOrderSubject(world: World, id: string, wallet: Wallet): WindowSubject | string {
  const order = world.orders.get(id);
  if (!order || isOrderExpired(world, order)) return "There is no such payment any more.";
  if (order.status === "COMPLETED") return "This payment has been made already.";
  if (order.wallet && order.wallet !== wallet) return `This payment is for ${WALLET_NAMES[order.wallet]}.`;
  if (order.verification !== undefined || order.card) return "This payment is for a card.";
  if (!takesCurrency(wallet, order.currency)) return `${WALLET_NAMES[wallet]} does not pay in ${order.currency}.`;
  return { kind: "order", order };
}

function findSetupSubject(world: World, id: string, wallet: Wallet): WindowSubject | string {
  const token = world.setupTokens.get(id);
  if (!token || token.wallet !== wallet) return "There is no such account to save.";
  if (token.status === "TOKENIZED") return "This account has been saved already.";
  return { kind: "setup", token };
}
