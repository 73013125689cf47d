import type { Stripe } from "stripe";
import type { PaymentUpdate, ChargeRequest } from "../charge.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import type { Account } from "../account.ts";
import { updateOf, updateOfError } from "./charge-updates.ts";
import type { StripeOf } from "./open-stripe.ts";
import { stripeAmount } from "./stripe-money.ts";
import { fetchConfirmationToken, isConfirmationToken } from "./stripe-wallets.ts";

/** Expanded, because the balance transaction has the fee. */
const EXPAND = ["latest_charge.balance_transaction"];

export function stripeCharges(stripeOf: StripeOf): PaymentProvider["charges"] {
  const toPaymentUpdate = async (
    account: Account,
    response: Promise<Stripe.Response<Stripe.PaymentIntent>>,
  ): Promise<PaymentUpdate> => {
    try {
      return updateOf(account, await response);
    } catch (error) {
      return updateOfError(error);
    }
  };

  return {
    charge: (account, request) =>
      toPaymentUpdate(
        account,
        stripeOf(account).paymentIntents.create(paramsOf(account, request), { idempotencyKey: request.key }),
      ),

    async look(account, { providerId, intentId, methodId, customerId, since }) {
      const { paymentIntents } = stripeOf(account);
      if (providerId) return toPaymentUpdate(account, paymentIntents.retrieve(providerId, { expand: EXPAND }));
      if (isConfirmationToken(methodId)) {
        const token = await fetchConfirmationToken(stripeOf(account), methodId);
        if (!token?.payment_intent) return null;
        const found = await paymentIntents.retrieve(token.payment_intent, { expand: EXPAND });
        return found.metadata["intentId"] === intentId ? updateOf(account, found) : null;
      }
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
      toPaymentUpdate(account, stripeOf(account).paymentIntents.cancel(providerId, { expand: EXPAND })),
  };
}

const paramsOf = ({ churchId }: Account, request: ChargeRequest): Stripe.PaymentIntentCreateParams => ({
  ...stripeAmount(request.amount),
  ...(isConfirmationToken(request.methodId)
    ? { confirmation_token: request.methodId }
    : { customer: request.customerId, payment_method: request.methodId }),
  confirm: true,
  metadata: { intentId: request.intentId, churchId },
  expand: EXPAND,
  ...(request.methodType === "bank"
    ? { allowed_payment_method_types: ["us_bank_account"], mandate_data: mandateOf(request) }
    : { automatic_payment_methods: { enabled: true, allow_redirects: "never" } }),
});

const mandateOf = ({ address }: ChargeRequest): Stripe.PaymentIntentCreateParams.MandateData => ({
  customer_acceptance: { type: "online", online: { ip_address: address, user_agent: "Offertory" } },
});
