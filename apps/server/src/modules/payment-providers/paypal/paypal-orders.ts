import type { FundingSource } from "@offertory/contract";
import type { CardRequest, OrderRequest, PaymentSource } from "@paypal/paypal-server-sdk";
import { z } from "zod";
import type { OrderResult, NewOrder } from "../order.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import { readOrder } from "./capture-order.ts";
import { describeOrderCard } from "./describe-order-card.ts";
import { describeOrderPayer } from "./describe-order-payer.ts";
import type { PaypalOf } from "./open-paypal.ts";
import { paypalAmount } from "./paypal-money.ts";
import { paypalSdk } from "./paypal-sdk.ts";
import { refusalIn } from "./paypal-refusal.ts";

const OlderToken = z.object({ client_token: z.string().min(1) });
/** Asks for the cards of a customer that does not exist: a 403 shows that the account may not save cards. */
const UNKNOWN_CUSTOMER_PATH = "/v3/vault/payment-tokens?customer_id=nobody";

export const paypalOrders = (paypalOf: PaypalOf): NonNullable<PaymentProvider["orders"]> => ({
  async clientToken(account, kind) {
    const { tokens, rest } = paypalOf(account);
    try {
      if (kind === "v6") return (await tokens.fetchToken({ response_type: "client_token" })).accessToken || null;
      const { body } = await rest("POST", "/v1/identity/generate-token");
      return OlderToken.parse(body).client_token;
    } catch {
      return null;
    }
  },

  async create(account, newOrder): Promise<OrderResult> {
    try {
      const { result } = await paypalOf(account).orders.createOrder({
        body: requestOf(newOrder),
        paypalRequestId: newOrder.key,
      });
      return result.id && result.status ? { outcome: "made", orderId: result.id } : { outcome: "unavailable" };
    } catch (error) {
      const mayNotSave = newOrder.save && refusalIn(error)?.issue === "NOT_ENABLED_TO_VAULT_PAYMENT_SOURCE";
      return { outcome: mayNotSave ? "no-vault" : "unavailable" };
    }
  },

  async read(account, orderId) {
    try {
      const order = await readOrder(paypalOf(account), orderId);
      return order && { type: "paypal", card: describeOrderCard(order) };
    } catch {
      return { type: "paypal", card: null };
    }
  },

  async readPayer(account, orderId) {
    const order = await readOrder(paypalOf(account), orderId);
    return order && describeOrderPayer(order);
  },

  async maySave(account) {
    try {
      const { status } = await paypalOf(account).rest("GET", UNKNOWN_CUSTOMER_PATH);
      if (status === 403) return false;
      return status < 300 || status === 404 ? true : null;
    } catch {
      return null;
    }
  },
});

const requestOf = (order: NewOrder): OrderRequest => ({
  intent: paypalSdk().CheckoutPaymentIntent.Capture,
  purchaseUnits: [{ amount: paypalAmount(order.amount), customId: order.giftId }],
  paymentSource: order.fundingSource ? accountOf(order.fundingSource, order) : { card: cardOf(order) },
});

function cardOf({ save, customerId }: NewOrder): CardRequest {
  const { OrdersCardVerificationMethod, StoreInVaultInstruction } = paypalSdk();
  return {
    attributes: {
      verification: { method: OrdersCardVerificationMethod.ScaWhenRequired },
      ...(save && { vault: { storeInVault: StoreInVaultInstruction.OnSuccess } }),
      ...(save && customerId && { customer: { id: customerId } }),
    },
  };
}

/** A gift is not shipped, and is paid at once: an electronic check that arrives days later is not offered. */
function accountOf(fundingSource: FundingSource, { save, customerId }: NewOrder): PaymentSource {
  const sdk = paypalSdk();
  const vault = { storeInVault: sdk.StoreInVaultInstruction.OnSuccess };
  const customer = customerId ? { customer: { id: customerId } } : {};
  if (fundingSource === "venmo") {
    const shippingPreference = sdk.VenmoWalletExperienceContextShippingPreference.NoShipping;
    const usageType = sdk.VenmoPaymentTokenUsageType.Merchant;
    return {
      venmo: {
        experienceContext: { shippingPreference },
        ...(save && { attributes: { vault: { ...vault, usageType }, ...customer } }),
      },
    };
  }
  const usageType = sdk.PaypalPaymentTokenUsageType.Merchant;
  return {
    paypal: {
      ...(save && { attributes: { vault: { ...vault, usageType }, ...customer } }),
      experienceContext: {
        shippingPreference: sdk.PaypalWalletContextShippingPreference.NoShipping,
        userAction: sdk.PaypalExperienceUserAction.PayNow,
        paymentMethodPreference: sdk.PayeePaymentMethodPreference.ImmediatePaymentRequired,
      },
    },
  };
}
