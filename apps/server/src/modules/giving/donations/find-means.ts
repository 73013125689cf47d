import type { Gift, MethodType } from "@offertory/contract";
import type { Gateway } from "../gateways/gateway-store.ts";
import type { Giving } from "../giving.ts";
import { MethodNotFound } from "../giving-errors.ts";
import type { Giver } from "./find-giver.ts";

/** What a gift is paid with. */
export interface Means {
  /** The saved method, or the order at the payment company. */
  id: string;
  type: MethodType;
  name: string;
  last4: string;
  customerId: string;
  /** The same card again has the same one; empty where the company tells none. */
  fingerprint: string;
}

/** The method that a gift names, if it is the giver's own. */
export async function findMeans(giving: Giving, giver: Giver, gateway: Gateway, gift: Gift): Promise<Means> {
  const method = await giving.methods.find(giver.churchId, gateway.id, gift.id ?? "");
  if (!method || method.personId !== giver.personId) throw new MethodNotFound();
  return method;
}
