import type { Stripe } from "stripe";
import type { PaymentUpdate, ChargeOrder, PaymentProvider } from "../payment-provider.ts";
import type { Account } from "../account.ts";
import { updateOf, updateOfError } from "./charge-updates.ts";
import type { StripeOf } from "./open-stripe.ts";
import { stripeAmount } from "./stripe-money.ts";

/** Expanded, because the balance transaction has the fee. */
const EXPAND = ["latest_charge.balance_transaction"];

export function stripeCharges(stripeOf: StripeOf): PaymentProvider["charges"] {
  const tell = async (
    account: Account,
    ask: Promise<Stripe.Response<Stripe.PaymentIntent>>,
  ): Promise<PaymentUpdate> => {
    try {
      return updateOf(account, await ask);
    } catch (error) {
      return updateOfError(error);
    }
  };

  return {
    charge: (account, order) =>
      tell(account, stripeOf(account).paymentIntents.create(paramsOf(account, order), { idempotencyKey: order.key })),

    async look(account, { providerId, intentId, customerId, since }) {
      const { paymentIntents } = stripeOf(account);
      if (providerId) return tell(account, paymentIntents.retrieve(providerId, { expand: EXPAND }));
      const created = { gte: Math.floor(since.getTime() / 1000) - 300 };
      const list = paymentIntents.list({
        customer: customerId,
        created,
        limit: 100,
        expand: EXPAND.map((path) => `data.${path}`),
      });
      for await (const found of list) if (found.metadata["intentId"] === intentId) return updateOf(account, found);
      return null;
    },

    cancel: (account, providerId) =>
      tell(account, stripeOf(account).paymentIntents.cancel(providerId, { expand: EXPAND })),
  };
}

const paramsOf = ({ churchId }: Account, order: ChargeOrder): Stripe.PaymentIntentCreateParams => ({
  ...stripeAmount(order.amount),
  customer: order.customerId,
  payment_method: order.methodId,
  confirm: true,
  metadata: { intentId: order.intentId, churchId },
  expand: EXPAND,
  ...(order.methodType === "bank"
    ? { allowed_payment_method_types: ["us_bank_account"], mandate_data: mandateOf(order) }
    : { automatic_payment_methods: { enabled: true, allow_redirects: "never" } }),
});

const mandateOf = ({ address }: ChargeOrder): Stripe.PaymentIntentCreateParams.MandateData => ({
  customer_acceptance: { type: "online", online: { ip_address: address, user_agent: "Offertory" } },
});
