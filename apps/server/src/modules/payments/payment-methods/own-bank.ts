import type { Caller } from "../../../platform/identity/caller.ts";
import type { Payments } from "../payments.ts";
import { MethodNotFound } from "../payments-errors.ts";
import { ownMethod } from "./own-method.ts";

/** A saved bank account that the caller may change. */
export async function ownBank(
  giving: Pick<Payments, "gateways" | "methods" | "providers">,
  id: string,
  caller: Caller,
) {
  const { method, gateway } = await ownMethod(giving, id, caller);
  const { banks } = giving.providers[gateway.provider];
  if (method.type !== "bank" || !banks) throw new MethodNotFound();
  return { method, gateway, banks };
}
