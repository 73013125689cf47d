import { unitsOf } from "@offertory/i18n";
import { type Cents, type Payout } from "@offertory/contract";

interface PayoutStatus {
  state: "agrees" | "differs" | "failed" | "unknown";
  /** The payout minus the ledger's sum of its lines; null if its lines are unknown. */
  apart: Cents | null;
}

/** Returns whether a payout equals the ledger's sum of its lines. */
export function payoutStatus({ amount, ours }: Pick<Payout, "amount" | "ours">): PayoutStatus {
  const sent = unitsOf(amount) ?? 0;
  if (sent < 0) return { state: "failed", apart: null };
  if (ours === null) return { state: "unknown", apart: null };
  const apart = sent - (unitsOf(ours) ?? 0);
  return { state: apart === 0 ? "agrees" : "differs", apart };
}
