import { can, type GatewaySettings, type PublicGateway } from "@offertory/contract";
import { may, type Caller } from "../../../platform/identity/caller.ts";
import type { Gateways } from "../gateways.ts";
import { describeOffered, describeSettings } from "./describe-gateway.ts";

/** Lists the gateways that donors of a church can choose from. */
export async function listEnabledGateways(
  context: Pick<Gateways, "gatewayCards" | "sandboxUrl">,
  churchId: string,
): Promise<PublicGateway[]> {
  return describeOffered(context, await context.gatewayCards(churchId));
}

/** Callers who may view the giving settings get all gateways with their settings; others get what donors get. */
export async function listGateways(
  context: Pick<Gateways, "gatewayCards" | "gateways" | "sandboxUrl">,
  caller: Caller,
): Promise<(GatewaySettings | PublicGateway)[]> {
  const seesAll = may(caller, can.viewGivingSettings) || may(caller, can.editGivingSettings);
  if (!seesAll) return listEnabledGateways(context, caller.churchId);
  return describeSettings(context, await context.gateways.list(caller.churchId));
}
