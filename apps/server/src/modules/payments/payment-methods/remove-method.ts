import type { Caller } from "../../../platform/identity/caller.ts";
import { openAccount } from "../../gateways/index.ts";
import { PaymentsUnavailable } from "../../payment-providers/index.ts";
import type { Payments } from "../payments.ts";
import { MethodInUse, MethodNotFound } from "../payments-errors.ts";
import { ownMethod } from "./own-method.ts";

/** Removes a saved method at the provider first and then here: a method that can be charged is always listed. */
export async function removeMethod(
  context: Payments,
  { id, customerId }: { id: string; customerId: string },
  caller: Caller,
): Promise<{ removed: boolean }> {
  const { method, gateway } = await ownMethod(context, id, caller);
  if (method.customerId !== customerId) throw new MethodNotFound();
  for (const user of context.methodUsers) if (await user.isUsing(caller.churchId, id)) throw new MethodInUse();
  const { methods } = context.providers[gateway.provider];
  if (!(await methods.remove(openAccount(context, gateway), { id, customerId }))) throw new PaymentsUnavailable();
  await context.methods.remove(method, context.now());
  return { removed: true };
}
