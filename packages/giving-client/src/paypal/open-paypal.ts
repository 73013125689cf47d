import type { FundingSource } from "@offertory/contract";
import { pageCurrency } from "@offertory/i18n";
import type { CardEntryTarget } from "../card-entry/card-entry.ts";
import { loadScript } from "../card-entry/load-script.ts";
import { PaymentFailed } from "../card-entry/payment-failed.ts";
import { findPayPal, type PayPalComponent, type PayPalInstance } from "./paypal-script.ts";

/** PayPal's own script. The sandbox has a different URL. */
const OWN_SCRIPT = "https://www.paypal.com/web-sdk/v6/core";

/** A way to pay, as PayPal's script names it. */
type Method = "advanced_cards" | FundingSource;

interface Opened<Asked extends Method> {
  instance: PayPalInstance;
  /** The ways to pay that were asked for and that the church's account and this device can use. */
  eligible: Asked[];
}

/** Starts PayPal's script for a church. Throws a PaymentFailed with the reason if none of the ways to pay can be used. */
export async function openPayPal<Asked extends Method>(
  { call, churchId, gateway }: Pick<CardEntryTarget, "call" | "churchId" | "gateway">,
  components: readonly PayPalComponent[],
  methods: readonly Asked[],
): Promise<Opened<Asked>> {
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
    const instance = await script.createInstance({ clientToken, components, pageType: "checkout" });
    const found = await instance.findEligibleMethods({ currencyCode: pageCurrency() });
    const eligible = methods.filter((method) => found.isEligible(method));
    if (eligible.length === 0) throw new PaymentFailed("paypal-not-enabled");
    return { instance, eligible };
  } catch (error) {
    if (error instanceof PaymentFailed) throw error;
    throw new PaymentFailed("paypal-not-started", { words: error instanceof Error ? error.message : "" });
  }
}
