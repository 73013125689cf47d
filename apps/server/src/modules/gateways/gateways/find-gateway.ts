import { providerOf } from "@offertory/contract";
import type { Gateways } from "../gateways.ts";
import { GatewayNotFound } from "../gateways-errors.ts";
import type { GatewayCard } from "./gateway-reader.ts";
import type { Gateway } from "./gateway-store.ts";
import { isOffered } from "./describe-gateway.ts";

interface GatewayChoice {
  gatewayId?: string | null | undefined;
  provider?: string | null | undefined;
}

/** Finds an enabled gateway with its secrets: by its id, else the first one of the provider. */
export const findGateway = async (
  context: Pick<Gateways, "sandboxUrl" | "gatewaysWithSecrets">,
  churchId: string,
  choice: GatewayChoice,
): Promise<Gateway> => chooseGateway(context, await context.gatewaysWithSecrets.ofChurch(churchId), choice);

/** Finds a gateway as `findGateway` does, without its secrets. */
export const findGatewayCard = async (
  context: Pick<Gateways, "gatewayCards" | "sandboxUrl">,
  churchId: string,
  choice: GatewayChoice,
): Promise<GatewayCard> => chooseGateway(context, await context.gatewayCards(churchId), choice);

function chooseGateway<Card extends GatewayCard>(
  context: Pick<Gateways, "sandboxUrl">,
  all: readonly Card[],
  { gatewayId, provider }: GatewayChoice,
): Card {
  const offered = all.filter((gateway) => isOffered(context, gateway));
  const chosenProvider = providerOf(provider);
  const found = gatewayId
    ? offered.find(({ id }) => id === gatewayId)
    : offered.find((gateway) => gateway.provider === chosenProvider);
  if (!found) throw new GatewayNotFound();
  return found;
}
