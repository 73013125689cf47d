import { openAccount } from "../../gateways/index.ts";
import { endNamed } from "../../recurring/index.ts";
import { donorForServer } from "../../donations/index.ts";
import type { Giving } from "../giving.ts";

interface Erased {
  churchId: string;
  personId: string;
}

/**
 * A person is erased: nothing is taken from them any more, their cards and accounts are gone there and here, and so are their
 * words. What they gave stays in the books, without them. Tried again until the payment provider has let go of everything.
 */
export async function onPersonErased(context: Giving, { churchId, personId }: Erased): Promise<void> {
  const donor = donorForServer(churchId, personId);
  for (const subscription of await context.persons.subscriptionsOf(donor)) {
    if (subscription.status !== "cancelled") await endNamed(context, subscription);
  }
  for (const method of await context.methods.listOf(donor)) {
    const gateway = await context.gateways.find(churchId, method.gatewayId);
    if (!gateway) continue;
    const { methods } = context.providers[gateway.provider];
    if (!(await methods.remove(openAccount(context, gateway), method)))
      throw new Error("A method could not be removed.");
    await context.methods.remove(method, context.now());
  }
  await context.methods.forgetOf(churchId, personId);
  await context.persons.forgetWords(churchId, personId);
}
