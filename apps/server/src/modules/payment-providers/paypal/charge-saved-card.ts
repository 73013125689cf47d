import type { PaymentUpdate, ChargeRequest } from "../payment-provider.ts";
import type { Paypal } from "./open-paypal.ts";
import { updateOfError, updateOfOrder } from "./order-updates.ts";
import { paypalAmount } from "./paypal-money.ts";
import { paypalSdk } from "./paypal-sdk.ts";

/** Charges a saved card: PayPal captures an order on a saved card in the call that creates it. */
export async function chargeSavedCard({ orders }: Paypal, gift: ChargeRequest): Promise<PaymentUpdate> {
  const { key, methodId: vaultId, intentId: customId, amount, scheduleId } = gift;
  try {
    const { result } = await orders.createOrder({
      paypalRequestId: key,
      prefer: "return=representation",
      body: {
        intent: paypalSdk().CheckoutPaymentIntent.Capture,
        purchaseUnits: [{ amount: paypalAmount(amount), customId }],
        paymentSource: { card: { vaultId, storedCredential: storedCredential(Boolean(scheduleId)) } },
      },
    });
    const update = updateOfOrder(result, gift);
    if (update) return update;
    if (String(result.status) !== "PAYER_ACTION_REQUIRED")
      return { outcome: "unknown", why: "nothing was captured yet" };
    // The donor's bank asks for 3-D Secure, which this call cannot show to the donor.
    return { outcome: "failed", providerId: result.id ?? "", code: "authentication-needed", reason: "" };
  } catch (error) {
    return updateOfError(error, "");
  }
}

/** Tells PayPal whether the donor started the payment, or our scheduler as a renewal. */
const storedCredential = (isRecurring: boolean) => {
  const { PaymentInitiator, StoredPaymentSourcePaymentType, StoredPaymentSourceUsageType } = paypalSdk();
  return {
    paymentInitiator: isRecurring ? PaymentInitiator.Merchant : PaymentInitiator.Customer,
    paymentType: isRecurring ? StoredPaymentSourcePaymentType.Recurring : StoredPaymentSourcePaymentType.OneTime,
    usage: StoredPaymentSourceUsageType.Subsequent,
  };
};
