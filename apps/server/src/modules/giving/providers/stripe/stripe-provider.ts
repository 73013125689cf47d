import type { PaymentProvider } from "../payment-provider.ts";
import { openStripe } from "./open-stripe.ts";
import { stripeBanks } from "./stripe-banks.ts";
import { stripeCards } from "./stripe-cards.ts";
import { stripeCharges } from "./stripe-charges.ts";
import { stripeMethods } from "./stripe-methods.ts";
import { stripeRefunds } from "./stripe-refunds.ts";
import { stripeWebhooks } from "./stripe-webhooks.ts";

export function stripeProvider(sandboxUrl: string | null): PaymentProvider {
  const stripeOf = openStripe(sandboxUrl);
  return {
    charges: stripeCharges(stripeOf),
    cards: stripeCards(stripeOf),
    banks: stripeBanks(stripeOf),
    methods: stripeMethods(stripeOf),
    refunds: stripeRefunds(stripeOf),
    webhooks: stripeWebhooks(stripeOf),
    customers: {
      async create(account, { key, email, name, personId }) {
        const metadata = { personId, churchId: account.churchId };
        const made = await stripeOf(account).customers.create({ email, name, metadata }, { idempotencyKey: key });
        if (made.object !== "customer" || !made.id) throw new Error("The answer was no customer.");
        return made.id;
      },
    },
  };
}
