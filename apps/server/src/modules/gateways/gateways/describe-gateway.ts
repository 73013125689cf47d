import type { GatewaySettings, Provider, PublicGateway } from "@offertory/contract";
import type { Gateways } from "../gateways.ts";
import type { GatewayCard } from "./gateway-reader.ts";
import type { Gateway } from "./gateway-store.ts";

type Place = Pick<Gateways, "sandboxUrl">;

const SCRIPTS: Record<Provider, string> = { stripe: "/stripe/v3/", paypal: "/paypal/web-sdk/v6/core" };

/** Its own loader brings the script for live keys only. */
const PAYPAL_TEST_SCRIPT = "https://www.sandbox.paypal.com/web-sdk/v6/core";

export function describeGateway({ sandboxUrl }: Place, gateway: GatewayCard): PublicGateway {
  const { id, provider, publicKey, enabled, payFees, productId, environment } = gateway;
  const sandbox = environment === "sandbox";
  const scriptUrl = scriptOf(sandboxUrl, gateway);
  return { id, provider, publicKey, enabled, payFees, currency: "usd", productId, sandbox, scriptUrl };
}

function scriptOf(sandboxUrl: string | null, { provider, environment }: GatewayCard): string | null {
  if (environment === "sandbox") return sandboxUrl && `${sandboxUrl}${SCRIPTS[provider]}`;
  return provider === "paypal" && environment === "test" ? PAYPAL_TEST_SCRIPT : null;
}

export const describeSettings = (place: Place, gateway: Gateway): GatewaySettings => ({
  ...describeGateway(place, gateway),
  churchId: gateway.churchId,
  environment: gateway.environment,
  hasPrivateKey: gateway.privateKey !== "",
  rates: gateway.rates,
});
