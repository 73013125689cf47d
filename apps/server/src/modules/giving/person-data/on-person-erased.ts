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
export async function onPersonErased(giving: Giving, { churchId, personId }: Erased): Promise<void> {
  const donor = donorForServer(churchId, personId);
  for (const subscription of await giving.persons.subscriptionsOf(donor)) {
    if (subscription.status !== "cancelled") await endNamed(giving, subscription);
  }
  for (const method of await giving.methods.listOf(donor)) {
    const gateway = await giving.gateways.find(churchId, method.gatewayId);
    if (!gateway) continue;
    const { methods } = giving.providers[gateway.provider];
    if (!(await methods.remove(openAccount(giving, gateway), method)))
      throw new Error("A method could not be removed.");
    await giving.methods.remove(method, giving.now());
  }
  await giving.methods.forgetOf(churchId, personId);
  await giving.persons.forgetWords(churchId, personId);
}
