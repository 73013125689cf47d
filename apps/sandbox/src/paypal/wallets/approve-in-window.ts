import { markApproved } from "../orders/approve-order.ts";
import type { World } from "../world.ts";
import { accountId, FUNDINGS, type Funding, type Payer, type Wallet } from "./wallets.ts";
import type { WindowSubject } from "./window-subject.ts";

export type Approval = { wallet: Wallet; email: string; givenName: string; surname: string; funding: Funding };

/** Records that the payer approved the payment, or that the account is saved. Returns the payer. */
export function approveInWindow(world: World, subject: WindowSubject, approval: Approval): Payer {
  const { funding, ...person } = approval;
  const { fate, laterFate } = FUNDINGS[funding];
  const payerId = accountId(`${approval.wallet} ${approval.email.toLowerCase()}`);
  const payer: Payer = { ...person, payerId, fate, laterFate };
  if (subject.kind === "setup") {
    world.setupTokens.put(subject.token.id, { ...subject.token, payer, status: "APPROVED" });
    return payer;
  }
  const { order } = subject;
  // The bank that asks once more is content when the payer comes back and chooses it again.
  const isConfirmed = fate === "confirm" && order.payer?.fate === "confirm";
  markApproved(world, Object.assign(order, { payer: isConfirmed ? { ...payer, fate: "pays" } : payer }));
  return payer;
}
