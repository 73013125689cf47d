import type { GatewaySettings, PublicGateway } from "@offertory/contract";
import { PROVIDER_PROFILES } from "../../payment-providers/index.ts";
import type { Gateways } from "../gateways.ts";
import type { GatewayCard } from "./gateway-reader.ts";
import type { TestedGateway } from "./gateway-store.ts";

type Context = Pick<Gateways, "sandboxUrl">;

export function describeGateway({ sandboxUrl }: Context, gateway: GatewayCard): PublicGateway {
  const { id, provider, publicKey, enabled, payFees, productId, environment } = gateway;
  const sandbox = environment === "sandbox";
  const scriptUrl = scriptOf(sandboxUrl, gateway);
  const { capabilities } = PROVIDER_PROFILES[provider];
  return { id, provider, publicKey, enabled, payFees, currency: "usd", productId, sandbox, scriptUrl, capabilities };
}

function scriptOf(sandboxUrl: string | null, { provider, environment }: GatewayCard): string | null {
  const { scripts } = PROVIDER_PROFILES[provider];
  if (environment === "sandbox") return sandboxUrl && `${sandboxUrl}${scripts.sandboxPath}`;
  return environment === "test" ? scripts.test : null;
}

export const describeSettings = (context: Context, gateway: TestedGateway): GatewaySettings => ({
  ...describeGateway(context, gateway),
  churchId: gateway.churchId,
  environment: gateway.environment,
  hasPrivateKey: gateway.privateKey !== "",
  rates: gateway.rates,
  lastTest:
    gateway.testedAt && gateway.testedConnection
      ? { at: gateway.testedAt.toISOString(), connection: gateway.testedConnection }
      : null,
});
