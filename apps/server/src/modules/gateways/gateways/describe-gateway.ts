import type { GatewaySettings, PublicGateway } from "@offertory/contract";
import { PROVIDER_PROFILES } from "../../payment-providers/index.ts";
import type { Gateways } from "../gateways.ts";
import { cardGatewayOf } from "./card-gateway.ts";
import type { GatewayCard } from "./gateway-reader.ts";
import type { TestedGateway } from "./gateway-store.ts";

type Context = Pick<Gateways, "sandboxUrl">;

/** Describes the gateways that donors of a church can use. */
export function describeOffered(context: Context, gateways: readonly GatewayCard[]): PublicGateway[] {
  const offered = gateways.filter((gateway) => isOffered(context, gateway));
  const cards = cardGatewayOf(offered);
  return offered.map((gateway) => describeGateway(context, gateway, gateway === cards));
}

/** Describes all gateways of a church, with their settings. */
export function describeSettings(context: Context, gateways: readonly TestedGateway[]): GatewaySettings[] {
  const cards = cardGatewayOf(gateways.filter((gateway) => isOffered(context, gateway)));
  return gateways.map((gateway) => ({
    ...describeGateway(context, gateway, gateway === cards),
    churchId: gateway.churchId,
    environment: gateway.environment,
    hasPrivateKey: gateway.privateKey !== "",
    rates: gateway.rates,
    lastTest:
      gateway.testedAt && gateway.testedConnection
        ? { at: gateway.testedAt.toISOString(), connection: gateway.testedConnection }
        : null,
  }));
}

/** A sandbox gateway is not offered in production, where a restored backup may contain one. */
export const isOffered = (
  { sandboxUrl }: Context,
  { enabled, environment }: { enabled: boolean; environment: string },
): boolean => enabled && (environment !== "sandbox" || sandboxUrl !== null);

function describeGateway({ sandboxUrl }: Context, gateway: GatewayCard, takesCards: boolean): PublicGateway {
  const { id, provider, publicKey, enabled, payFees, productId, environment } = gateway;
  return {
    id,
    provider,
    publicKey,
    enabled,
    payFees,
    currency: "usd",
    productId,
    takesCards,
    sandbox: environment === "sandbox",
    scriptUrl: scriptOf(sandboxUrl, gateway),
    capabilities: PROVIDER_PROFILES[provider].capabilities,
  };
}

function scriptOf(sandboxUrl: string | null, { provider, environment }: GatewayCard): string | null {
  const { scripts } = PROVIDER_PROFILES[provider];
  if (environment === "sandbox") return sandboxUrl && `${sandboxUrl}${scripts.sandboxPath}`;
  return environment === "test" ? scripts.test : null;
}
