import type { PaymentProvider } from "../payment-provider.ts";
import { captureOrder, readOrder } from "./capture-order.ts";
import { chargeSavedCard } from "./charge-saved-card.ts";
import type { PaypalOf } from "./open-paypal.ts";
import { updateOfOrder } from "./order-updates.ts";
import { errorMessageOf } from "./paypal-refusal.ts";
import { searchPayment } from "./search-payment.ts";

export const paypalCharges = (paypalOf: PaypalOf): PaymentProvider["charges"] => ({
  charge: (account, gift) =>
    gift.customerId ? chargeSavedCard(paypalOf(account), gift) : captureOrder(paypalOf(account), gift),

  async look(account, query) {
    const paypal = paypalOf(account);
    const orderId = query.providerId || (query.customerId ? "" : query.methodId);
    try {
      if (!orderId) return await searchPayment(paypal, query);
      const order = await readOrder(paypal, orderId);
      return order && updateOfOrder(order, query);
    } catch (error) {
      return { outcome: "unknown", why: errorMessageOf(error) };
    }
  },

  /** PayPal cannot cancel an order: one that nobody captures expires after some hours. */
  async cancel(account, providerId) {
    try {
      const order = await readOrder(paypalOf(account), providerId);
      if (String(order?.status) !== "COMPLETED") return { outcome: "cancelled", providerId };
      return { outcome: "unknown", why: "the order was captured" };
    } catch (error) {
      return { outcome: "unknown", why: errorMessageOf(error) };
    }
  },
});
