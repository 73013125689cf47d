import { can, type GatewaySettings, type PublicGateway } from "@offertory/contract";
import { may, type Caller } from "../../../platform/identity/caller.ts";
import type { Gateways } from "../gateways.ts";
import { describeGateway, describeSettings } from "./describe-gateway.ts";

/** Lists the gateways that donors of a church can choose from. */
export async function listEnabledGateways(
  context: Pick<Gateways, "gatewayCards" | "sandboxUrl">,
  churchId: string,
): Promise<PublicGateway[]> {
  const gateways = await context.gatewayCards(churchId);
  return gateways.filter((gateway) => isOffered(context, gateway)).map((gateway) => describeGateway(context, gateway));
}

/** Callers who may view the giving settings get all gateways with their settings; others get what donors get. */
export async function listGateways(
  context: Pick<Gateways, "gatewayCards" | "gateways" | "sandboxUrl">,
  caller: Caller,
): Promise<(GatewaySettings | PublicGateway)[]> {
  const seesAll = may(caller, can.viewGivingSettings) || may(caller, can.editGivingSettings);
  if (!seesAll) return listEnabledGateways(context, caller.churchId);
  return (await context.gateways.list(caller.churchId)).map((gateway) => describeSettings(context, gateway));
}

/** A sandbox gateway is not offered in production, where a restored backup may contain one. */
export const isOffered = (
  { sandboxUrl }: Pick<Gateways, "sandboxUrl">,
  { enabled, environment }: { enabled: boolean; environment: string },
): boolean => enabled && (environment !== "sandbox" || sandboxUrl !== null);
