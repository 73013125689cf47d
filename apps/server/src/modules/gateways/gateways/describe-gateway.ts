import type { GatewaySettings, ProviderCapabilities, PublicGateway } from "@offertory/contract";
import { currencyOf } from "../../../platform/money/church-money.ts";
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

/**
 * A gateway is not offered when its provider does not take the church's currency. A sandbox gateway is not offered in
 * production, where a restored backup may contain one.
 */
export const isOffered = (
  { sandboxUrl }: Context,
  { churchId, enabled, environment, provider }: Pick<GatewayCard, "churchId" | "enabled" | "environment" | "provider">,
): boolean =>
  enabled &&
  (environment !== "sandbox" || sandboxUrl !== null) &&
  PROVIDER_PROFILES[provider].takesCurrency(currencyOf(churchId));

function describeGateway({ sandboxUrl }: Context, gateway: GatewayCard, takesCards: boolean): PublicGateway {
  const { churchId, id, provider, publicKey, enabled, payFees, productId, environment } = gateway;
  const currency = currencyOf(churchId);
  const { capabilities } = PROVIDER_PROFILES[provider];
  return {
    id,
    provider,
    publicKey,
    enabled,
    payFees,
    currency: currency.toLowerCase(),
    productId,
    takesCards,
    sandbox: environment === "sandbox",
    scriptUrl: scriptOf(sandboxUrl, gateway),
    capabilities: currency === "USD" ? capabilities : withoutDollars(capabilities),
  };
}

/** Bank debits are by ACH, and Venmo is for people in the United States: both move dollars only. */
const withoutDollars = (capabilities: ProviderCapabilities): ProviderCapabilities => ({
  ...capabilities,
  takesBanks: false,
  fundingSources: capabilities.fundingSources.filter((source) => source !== "venmo"),
});

function scriptOf(sandboxUrl: string | null, { provider, environment }: GatewayCard): string | null {
  const { scripts } = PROVIDER_PROFILES[provider];
  if (environment === "sandbox") return sandboxUrl && `${sandboxUrl}${scripts.sandboxPath}`;
  return environment === "test" ? scripts.test : null;
}
