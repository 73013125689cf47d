import { markApproved } from "../orders/approve-order.ts";
import { AUTHENTICATED, type Answered, type Authentication } from "./authenticate-card.ts";
import type { World } from "../world.ts";

/** What the card's bank asks about. */
export type Asked = "order" | "setup";

export function isAsked(world: World, kind: Asked, id: string): boolean {
  const status = kind === "order" ? world.orders.get(id)?.status : world.setupTokens.get(id)?.status;
  return status === "PAYER_ACTION_REQUIRED";
}

/** The donor answers the bank, once; nothing happens when nobody asked. */
export function answerBank(world: World, kind: Asked, id: string, answer: Answered): Authentication | undefined {
  if (!isAsked(world, kind, id)) return undefined;
  const authentication = AUTHENTICATED[answer];
  const order = world.orders.get(id);
  const token = world.setupTokens.get(id);
  // A failed answer ends the question too: the outcome is on the order, and taking the money is the church's choice.
  if (kind === "order" && order) markApproved(world, Object.assign(order, { authentication }));
  if (kind === "setup" && token) {
    world.setupTokens.put(id, { ...token, authentication, status: answer === "passed" ? "APPROVED" : "CREATED" });
  }
  return authentication;
}
