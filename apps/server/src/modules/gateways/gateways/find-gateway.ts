import { providerOf } from "@offertory/contract";
import type { Gateways } from "../gateways.ts";
import { GatewayNotFound } from "../gateways-errors.ts";
import type { GatewayCard } from "./gateway-reader.ts";
import type { Gateway } from "./gateway-store.ts";
import { isOffered } from "./list-gateways.ts";

interface Asked {
  gatewayId?: string | null | undefined;
  provider?: string | null | undefined;
}

/** Finds an enabled gateway with its secrets: by its id, else the first one of the provider. */
export const findGateway = async (
  context: Pick<Gateways, "sandboxUrl" | "wholeGateways">,
  churchId: string,
  asked: Asked,
): Promise<Gateway> => chosenOf(context, await context.wholeGateways.ofChurch(churchId), asked);

/** Finds a gateway as `findGateway` does, without its secrets. */
export const findGatewayCard = async (
  context: Pick<Gateways, "gatewayCards" | "sandboxUrl">,
  churchId: string,
  asked: Asked,
): Promise<GatewayCard> => chosenOf(context, await context.gatewayCards(churchId), asked);

function chosenOf<Shown extends GatewayCard>(
  context: Pick<Gateways, "sandboxUrl">,
  all: readonly Shown[],
  { gatewayId, provider }: Asked,
): Shown {
  const offered = all.filter((gateway) => isOffered(context, gateway));
  const wanted = providerOf(provider);
  const found = gatewayId
    ? offered.find(({ id }) => id === gatewayId)
    : offered.find((gateway) => gateway.provider === wanted);
  if (!found) throw new GatewayNotFound();
  return found;
}
