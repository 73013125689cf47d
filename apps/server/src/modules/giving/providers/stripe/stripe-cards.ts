import { Stripe } from "stripe";
import type { PaymentProvider, SavedMethod, SaveResult } from "../payment-provider.ts";
import type { StripeOf } from "./open-stripe.ts";

/** Saving a card asks the bank once, while the donor is here: later gifts need nobody then. */
export const stripeCards = (stripeOf: StripeOf): PaymentProvider["cards"] => ({
  async save(account, { key, id, customerId }): Promise<SaveResult> {
    const stripe = stripeOf(account);
    try {
      const setup = await stripe.setupIntents.create(
        {
          customer: customerId,
          payment_method: id,
          confirm: true,
          usage: "off_session",
          automatic_payment_methods: { enabled: true, allow_redirects: "never" },
          expand: ["payment_method"],
        },
        { idempotencyKey: key },
      );
      if (setup.object !== "setup_intent" || setup.lastResponse.statusCode >= 300) return { outcome: "unavailable" };
      // What was sent may be a name for a card; what is saved has an id of its own.
      const method = methodOf(setup.payment_method);
      if (!method) return { outcome: "unavailable" };
      if (setup.status === "requires_action")
        return { outcome: "action-needed", method, clientSecret: setup.client_secret ?? "" };
      return { outcome: "saved", method };
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError) {
        return { outcome: "refused", code: error.code ?? "declined", reason: error.message };
      }
      return { outcome: "unavailable" };
    }
  },
});

function methodOf(method: Stripe.PaymentMethod | string | null): SavedMethod | null {
  if (typeof method !== "object" || method?.object !== "payment_method" || !method.card) return null;
  const { id, card, billing_details: billing } = method;
  return {
    id,
    type: "card",
    name: card.brand,
    last4: card.last4,
    expMonth: card.exp_month,
    expYear: card.exp_year,
    status: "active",
    holderName: billing.name ?? "",
    holderType: "individual",
    fingerprint: card.fingerprint ?? "",
  };
}
