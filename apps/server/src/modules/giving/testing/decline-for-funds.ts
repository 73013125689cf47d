import { requireCapability } from "../../payment-providers/index.ts";
import type { Giving } from "../giving.ts";

const WITHOUT_FUNDS = { code: "insufficient_funds", reason: "Your card has insufficient funds." };

/**
 * Makes the bank give a reason for each declined charge, and for each recurring gift, which it declines. The sandbox has
 * no card that can be saved and is then declined for a reason. Returns how to end this.
 */
export function declineForFunds({ providers: { stripe } }: Pick<Giving, "providers">): () => void {
  const recurring = requireCapability(stripe, "recurring");
  const { charge } = stripe.charges;
  const { begin } = recurring;
  stripe.charges.charge = async (account, request) => {
    const update = await charge(account, request);
    return update.outcome === "failed" ? { ...update, ...WITHOUT_FUNDS } : update;
  };
  recurring.begin = async () => ({ outcome: "refused", ...WITHOUT_FUNDS });
  return () => {
    stripe.charges.charge = charge;
    recurring.begin = begin;
  };
}
