import type { Caller } from "../../../platform/identity/caller.ts";
import { requireCapability } from "../../payment-providers/index.ts";
import type { Payments } from "../payments.ts";
import { MethodNotFound } from "../payments-errors.ts";
import { ownMethod } from "./own-method.ts";

/** Finds a saved bank account that the caller may change. */
export async function ownBank(
  context: Pick<Payments, "gateways" | "methods" | "providers">,
  id: string,
  caller: Caller,
) {
  const { method, gateway } = await ownMethod(context, id, caller);
  if (method.type !== "bank") throw new MethodNotFound();
  const banks = requireCapability(context.providers[gateway.provider], "banks", () => new MethodNotFound());
  return { method, gateway, banks };
}
