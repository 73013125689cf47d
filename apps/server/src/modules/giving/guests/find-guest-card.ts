import type { Giver } from "../donations/find-giver.ts";
import type { Means } from "../donations/find-means.ts";
import type { Gateway } from "../gateways/gateway-store.ts";
import type { Giving } from "../giving.ts";
import { MethodNotFound } from "../giving-errors.ts";

/** The card that a guest saved a moment ago. Nobody's saved methods are theirs to give with, whatever email they name. */
export async function findGuestCard(
  giving: Giving,
  guest: NonNullable<Giver["guest"]>,
  { churchId, id: gatewayId }: Gateway,
  methodId: string,
): Promise<Means> {
  const method = await giving.methods.find(churchId, gatewayId, methodId);
  const isTheirs =
    method?.personId === null && (await giving.guests.isCardOf({ churchId, gatewayId, methodId }, guest));
  if (!method || !isTheirs) throw new MethodNotFound();
  return method;
}
