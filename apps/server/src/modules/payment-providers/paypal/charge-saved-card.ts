import { type FundingSource, fundingSourceNamed } from "@offertory/contract";
import type { PaymentSource } from "@paypal/paypal-server-sdk";
import type { PaymentUpdate, ChargeRequest } from "../charge.ts";
import type { Paypal } from "./open-paypal.ts";
import { updateOfError, updateOfOrder } from "./order-updates.ts";
import { paypalAmount } from "./paypal-money.ts";
import { paypalSdk } from "./paypal-sdk.ts";

/** Charges a saved card or account: PayPal captures such an order in the call that creates it. */
export async function chargeSavedCard({ orders }: Paypal, gift: ChargeRequest): Promise<PaymentUpdate> {
  const { key, intentId: customId, amount } = gift;
  try {
    const { result } = await orders.createOrder({
      paypalRequestId: key,
      prefer: "return=representation",
      body: {
        intent: paypalSdk().CheckoutPaymentIntent.Capture,
        purchaseUnits: [{ amount: paypalAmount(amount), customId }],
        paymentSource: savedSourceOf(gift),
      },
    });
    const update = updateOfOrder(result, gift);
    if (update) return update;
    if (String(result.status) !== "PAYER_ACTION_REQUIRED")
      return { outcome: "unknown", why: "nothing was captured yet" };
    // The bank asks for 3-D Secure, or PayPal for a new approval, which this call cannot show to the donor.
    return { outcome: "failed", providerId: result.id ?? "", code: "authentication-needed", reason: "" };
  } catch (error) {
    return updateOfError(error, "");
  }
}

function savedSourceOf({ methodId: vaultId, methodName, scheduleId }: ChargeRequest): PaymentSource {
  const isRecurring = Boolean(scheduleId);
  const { PaymentInitiator, StoredPaymentSourceUsageType } = paypalSdk();
  const sources: Record<FundingSource, PaymentSource> = {
    paypal: {
      paypal: {
        vaultId,
        storedCredential: {
          paymentInitiator: isRecurring ? PaymentInitiator.Merchant : PaymentInitiator.Customer,
          usage: StoredPaymentSourceUsageType.Subsequent,
        },
      },
    },
    // Venmo has no such field.
    venmo: { venmo: { vaultId } },
  };
  const fundingSource = fundingSourceNamed(methodName);
  return fundingSource
    ? sources[fundingSource]
    : { card: { vaultId, storedCredential: storedCredential(isRecurring) } };
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
