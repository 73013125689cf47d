import { centsOf, type Cents, type Payout } from "@offertory/contract";

interface PayoutStatus {
  state: "agrees" | "differs" | "failed" | "unknown";
  /** What the bank got less what our books say of the lines in it; null where nobody knows the lines. */
  apart: Cents | null;
}

/** Whether a payout is explained by our books, to the cent. */
export function payoutStatus({ amount, ours }: Pick<Payout, "amount" | "ours">): PayoutStatus {
  const sent = centsOf(amount) ?? 0;
  if (sent < 0) return { state: "failed", apart: null };
  if (ours === null) return { state: "unknown", apart: null };
  const apart = sent - (centsOf(ours) ?? 0);
  return { state: apart === 0 ? "agrees" : "differs", apart };
}
