import type { CardEntryTarget } from "../card-entry/card-entry.ts";
import { loadScript } from "../card-entry/load-script.ts";
import { PaymentFailed } from "../card-entry/payment-failed.ts";
import { findPayPal, type PayPalInstance } from "./paypal-script.ts";

/** PayPal's own script. The sandbox has a different URL. */
const OWN_SCRIPT = "https://www.paypal.com/web-sdk/v6/core";

/** Starts PayPal's script for a church. Throws a PaymentFailed with the reason if its card fields cannot be shown. */
export async function openPayPal({ call, churchId, gateway }: CardEntryTarget): Promise<PayPalInstance> {
  const { id: gatewayId, provider, scriptUrl } = gateway;
  // localhost is a secure context, too.
  if (!isSecureContext) throw new PaymentFailed("paypal-needs-https");
  const [{ clientToken }] = await Promise.all([
    call("/donate/client-token", { body: { churchId, provider, gatewayId, kind: "v6" } }).catch(() => ({
      clientToken: "",
    })),
    findPayPal() ??
      loadScript(scriptUrl ?? OWN_SCRIPT).catch(() => {
        throw new PaymentFailed("paypal-unavailable");
      }),
  ]);
  if (!clientToken) throw new PaymentFailed("paypal-no-token");
  const script = findPayPal();
  if (!script) throw new PaymentFailed("paypal-unavailable");
  try {
    const instance = await script.createInstance({ clientToken, components: ["card-fields"], pageType: "checkout" });
    const eligible = await instance.findEligibleMethods({ currencyCode: "USD" });
    if (!eligible.isEligible("advanced_cards")) throw new PaymentFailed("paypal-not-enabled");
    return instance;
  } catch (error) {
    if (error instanceof PaymentFailed) throw error;
    throw new PaymentFailed("paypal-not-started", { words: error instanceof Error ? error.message : "" });
  }
}
