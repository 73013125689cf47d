import type { CardEntryKind } from "@offertory/contract";
import type { CardGateway } from "./card-entry.ts";
import { loadScript } from "./load-script.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** A provider's code is loaded when a card is to be typed there. */
const PROVIDERS: Record<CardEntryKind, () => Promise<PaymentProvider>> = {
  "stripe-elements": async () => (await import("../stripe/stripe.ts")).stripe,
  "paypal-card-fields": async () => (await import("../paypal/paypal.ts")).paypal,
};

/**
 * Loads the code of a gateway's provider. It also starts loading the provider's script; whoever uses the script handles
 * its errors.
 */
export function loadProvider({ capabilities, scriptUrl }: CardGateway): Promise<PaymentProvider> {
  if (scriptUrl) loadScript(scriptUrl).catch(() => {});
  return PROVIDERS[capabilities.cardEntry]();
}
