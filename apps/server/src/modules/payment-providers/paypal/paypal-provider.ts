import type { PaymentProvider } from "../payment-provider.ts";
import { checkPaypal } from "./check-paypal.ts";
import { fetchPaymentToken } from "./fetch-payment-token.ts";
import { openPaypal } from "./open-paypal.ts";
import { paypalCharges } from "./paypal-charges.ts";
import { paypalBalance } from "./paypal-balance.ts";
import { paypalDisputes } from "./paypal-disputes.ts";
import { paypalEvents } from "./paypal-events.ts";
import { paypalOrders } from "./paypal-orders.ts";
import { paypalRefunds } from "./paypal-refunds.ts";
import { isMissing } from "./paypal-refusal.ts";
import { openWebhookVerification } from "./verify-webhook.ts";
import { paypalWebhooks } from "./paypal-webhooks.ts";

/** Without `cards` and `customers`: PayPal saves a card only together with a gift, and creates the customer then. */
export function paypalProvider(sandboxUrl: string | null): PaymentProvider {
  const paypalOf = openPaypal(sandboxUrl);
  return {
    check: (account) => checkPaypal(paypalOf(account).rest),
    charges: paypalCharges(paypalOf),
    orders: paypalOrders(paypalOf),
    refunds: paypalRefunds(paypalOf),
    disputes: paypalDisputes(paypalOf),
    balance: paypalBalance(paypalOf),
    events: paypalEvents(paypalOf),
    webhooks: paypalWebhooks(paypalOf, openWebhookVerification(sandboxUrl)),
    methods: {
      look: (account, { id }) => fetchPaymentToken(paypalOf(account), id),
      async remove(account, { id }) {
        try {
          const { statusCode } = await paypalOf(account).vault.deletePaymentToken(id);
          return statusCode < 300;
        } catch (error) {
          return isMissing(error);
        }
      },
    },
  };
}
