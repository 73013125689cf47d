import type { CardEntryKind } from "@offertory/contract";
import type { CardGateway } from "./card-entry.ts";
import { loadScript } from "./load-script.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** Each provider's code is fetched when a card is to be typed there. */
const PROVIDERS: Record<CardEntryKind, () => Promise<PaymentProvider>> = {
  "stripe-elements": async () => (await import("../stripe/stripe.ts")).stripe,
  "paypal-card-fields": async () => (await import("../paypal/paypal.ts")).paypal,
};

/** What takes cards through a gateway. The provider's own script is on its way at once; what becomes of it is seen where it is used. */
export function loadProvider({ capabilities, scriptUrl }: CardGateway): Promise<PaymentProvider> {
  if (scriptUrl) loadScript(scriptUrl).catch(() => {});
  return PROVIDERS[capabilities.cardEntry]();
}
