import { requireCapability } from "../../payment-providers/index.ts";
import type { Giving } from "../giving.ts";

/** Counts the calls to Stripe that save a card or charge, from now on. */
export function countProviderCalls({ providers: { stripe } }: Giving) {
  const calls = { cards: 0, charges: 0 };
  const cards = requireCapability(stripe, "cards");
  const { save } = cards;
  const { charge } = stripe.charges;
  cards.save = (account, card) => {
    calls.cards += 1;
    return save(account, card);
  };
  stripe.charges.charge = (account, request) => {
    calls.charges += 1;
    return charge(account, request);
  };
  return calls;
}
