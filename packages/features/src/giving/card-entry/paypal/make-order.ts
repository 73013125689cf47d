import { CallFailed, type Call } from "@offertory/api-client";
import { createOrder, type Gift } from "@offertory/contract";
import { PaymentFailed } from "../payment-failed.ts";
import { saysNothing } from "../use-failure-text.ts";
import type { PayPalEntry } from "./paypal-card.tsx";

/** Has PayPal make an order for a gift, and the typed card pay it. No money moves before the gift itself is sent. */
export async function makeOrder(call: Call, entry: PayPalEntry | null, gift: Gift, save: boolean): Promise<string> {
  if (!entry) throw new PaymentFailed("paypal-not-ready");
  const { churchId, provider, gatewayId, amount, funds, notes } = gift;
  const body = { churchId, provider, gatewayId, amount, currency: "USD", funds, notes, save };
  const { id } = await call(createOrder, { body }).catch((error: unknown) => {
    throw error instanceof CallFailed && !saysNothing(error) ? error : new PaymentFailed("paypal-failed");
  });
  await entry.approve(id);
  return id;
}
