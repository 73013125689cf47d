import { Stripe } from "stripe";
import type { PaymentProvider } from "../payment-provider.ts";
import { fetchMethod } from "./fetch-method.ts";
import type { StripeOf } from "./open-stripe.ts";

export const stripeMethods = (stripeOf: StripeOf): PaymentProvider["methods"] => ({
  look: (account, query) => fetchMethod(stripeOf(account), query),

  async remove(account, { id, customerId }) {
    const stripe = stripeOf(account);
    try {
      if (id.startsWith("ba_")) await stripe.customers.deleteSource(customerId, id);
      else await stripe.paymentMethods.detach(id);
      return true;
    } catch (error) {
      // Stripe refuses to remove a method that is gone already: the answer to an earlier attempt was lost.
      return error instanceof Stripe.errors.StripeInvalidRequestError;
    }
  },
});
