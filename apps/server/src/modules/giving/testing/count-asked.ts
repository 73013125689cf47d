import { requireCapability } from "../../payment-providers/index.ts";
import type { Giving } from "../giving.ts";

/** How often a payment provider is asked about a card or for money from now on. */
export function countAsked({ providers: { stripe } }: Giving) {
  const asked = { cards: 0, charges: 0 };
  const cards = requireCapability(stripe, "cards");
  const { save } = cards;
  const { charge } = stripe.charges;
  cards.save = (account, card) => {
    asked.cards += 1;
    return save(account, card);
  };
  stripe.charges.charge = (account, order) => {
    asked.charges += 1;
    return charge(account, order);
  };
  return asked;
}
