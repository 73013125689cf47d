import { can, type GatewaySettings, type PublicGateway } from "@offertory/contract";
import { may, type Caller } from "../../../platform/identity/caller.ts";
import type { Gateways } from "../gateways.ts";
import { describeGateway, describeSettings } from "./describe-gateway.ts";

/** The ways to pay that a donor of a church can choose from. */
export async function listEnabledGateways(
  context: Pick<Gateways, "gatewayCards" | "sandboxUrl">,
  churchId: string,
): Promise<PublicGateway[]> {
  const gateways = await context.gatewayCards(churchId);
  return gateways.filter((gateway) => isOffered(context, gateway)).map((gateway) => describeGateway(context, gateway));
}

/** Who may see the settings sees all of them; everyone else what donors see. */
export async function listGateways(
  context: Pick<Gateways, "gatewayCards" | "gateways" | "sandboxUrl">,
  caller: Caller,
): Promise<(GatewaySettings | PublicGateway)[]> {
  const seesAll = may(caller, can.viewGivingSettings) || may(caller, can.editGivingSettings);
  if (!seesAll) return listEnabledGateways(context, caller.churchId);
  return (await context.gateways.list(caller.churchId)).map((gateway) => describeSettings(context, gateway));
}

/** A sandbox gateway of data that was brought to a production machine takes nothing there. */
export const isOffered = (
  { sandboxUrl }: Pick<Gateways, "sandboxUrl">,
  { enabled, environment }: { enabled: boolean; environment: string },
): boolean => enabled && (environment !== "sandbox" || sandboxUrl !== null);
