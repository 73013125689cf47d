import type { Caller } from "../../../platform/identity/caller.ts";
import type { Gateway } from "../gateways/gateway-store.ts";
import type { Giving } from "../giving.ts";
import { MethodNotFound } from "../giving-errors.ts";
import { mayChangeMethodsOf } from "../people/may-see-donations.ts";
import type { MethodRow } from "./method-store.ts";

/** A saved method that the caller may change. That somebody else has it is told to nobody. */
export async function ownMethod(
  giving: Giving,
  id: string,
  caller: Caller,
): Promise<{ method: MethodRow; gateway: Gateway }> {
  const method = await giving.methods.findInChurch(caller.churchId, id);
  if (!method?.personId || !mayChangeMethodsOf(caller, method.personId)) throw new MethodNotFound();
  const gateway = await giving.gateways.find(caller.churchId, method.gatewayId);
  if (!gateway) throw new MethodNotFound();
  return { method, gateway };
}
