import type { PaymentProvider } from "../payment-provider.ts";
import { openStripe } from "./open-stripe.ts";
import { stripeBalance } from "./stripe-balance.ts";
import { checkStripe } from "./check-stripe.ts";
import { stripeBanks } from "./stripe-banks.ts";
import { stripeCards } from "./stripe-cards.ts";
import { stripeCharges } from "./stripe-charges.ts";
import { stripeMethods } from "./stripe-methods.ts";
import { stripeDisputes } from "./stripe-disputes.ts";
import { stripeEvents } from "./stripe-events.ts";
import { stripeRecurring } from "./stripe-recurring.ts";
import { stripeRefunds } from "./stripe-refunds.ts";
import { stripeWallets } from "./stripe-wallets.ts";
import { stripeWebhooks } from "./stripe-webhooks.ts";

export function stripeProvider(sandboxUrl: string | null): PaymentProvider {
  const stripeOf = openStripe(sandboxUrl);
  return {
    check: (account) => checkStripe(stripeOf(account)),
    charges: stripeCharges(stripeOf),
    cards: stripeCards(stripeOf),
    wallets: stripeWallets(stripeOf),
    banks: stripeBanks(stripeOf),
    methods: stripeMethods(stripeOf),
    refunds: stripeRefunds(stripeOf),
    recurring: stripeRecurring(stripeOf),
    disputes: stripeDisputes(stripeOf),
    balance: stripeBalance(stripeOf),
    events: stripeEvents(stripeOf),
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
