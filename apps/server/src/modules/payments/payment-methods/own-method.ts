import type { Caller } from "../../../platform/identity/caller.ts";
import type { Gateway } from "../../gateways/index.ts";
import { mayChangeMethodsOf } from "../../donations/index.ts";
import type { Payments } from "../payments.ts";
import { MethodNotFound } from "../payments-errors.ts";
import type { MethodRow } from "./method-store.ts";

/** Finds a saved method that the caller may change. Answers "not found" for the methods of others. */
export async function ownMethod(
  context: Pick<Payments, "gateways" | "methods">,
  id: string,
  caller: Caller,
): Promise<{ method: MethodRow; gateway: Gateway }> {
  const method = await context.methods.findInChurch(caller.churchId, id);
  if (!method?.personId || !mayChangeMethodsOf(caller, method.personId)) throw new MethodNotFound();
  const gateway = await context.gateways.find(caller.churchId, method.gatewayId);
  if (!gateway) throw new MethodNotFound();
  return { method, gateway };
}
