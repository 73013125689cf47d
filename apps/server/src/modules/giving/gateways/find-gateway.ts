import { providerOf } from "@offertory/contract";
import type { Giving } from "../giving.ts";
import { GatewayNotFound } from "../giving-errors.ts";
import type { Gateway } from "./gateway-store.ts";
import { isOffered } from "./list-gateways.ts";

interface Asked {
  gatewayId?: string | null | undefined;
  provider?: string | null | undefined;
}

/** The gateway that a client means: by its id, else the first of its provider, among those that are on. */
export async function findGateway(giving: Giving, churchId: string, { gatewayId, provider }: Asked): Promise<Gateway> {
  const offered = (await giving.gateways.list(churchId)).filter((gateway) => isOffered(giving, gateway));
  const wanted = providerOf(provider);
  const found = gatewayId
    ? offered.find(({ id }) => id === gatewayId)
    : offered.find((gateway) => gateway.provider === wanted);
  if (!found) throw new GatewayNotFound();
  return found;
}
