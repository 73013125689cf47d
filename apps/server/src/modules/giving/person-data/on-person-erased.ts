import { openAccount } from "../../gateways/index.ts";
import { endSubscriptionByKey } from "../../recurring/index.ts";
import { donorForServer } from "../../donations/index.ts";
import type { Giving } from "../giving.ts";

interface Erased {
  churchId: string;
  personId: string;
}

/**
 * Ends the recurring gifts of an erased person, and deletes their payment methods, at the provider and here, and their
 * notes. The amounts of their donations stay in the records. The job is retried until the provider has removed every
 * payment method.
 */
export async function onPersonErased(context: Giving, { churchId, personId }: Erased): Promise<void> {
  const donor = donorForServer(churchId, personId);
  for (const subscription of await context.persons.subscriptionsOf(donor)) {
    if (subscription.status !== "cancelled") await endSubscriptionByKey(context, subscription);
  }
  for (const method of await context.methods.listOf(donor)) {
    const gateway = await context.gateways.find(churchId, method.gatewayId);
    if (!gateway) continue;
    const { methods } = context.providers[gateway.provider];
    if (!(await methods.remove(openAccount(context, gateway), method)))
      throw new Error("A method could not be removed.");
    await context.methods.remove(method, context.now());
  }
  await context.savedViews.removeAllOf(donor);
  await context.methods.blankPersonalData(churchId, personId);
  await context.persons.blankNotesAndMethods(churchId, personId);
}
