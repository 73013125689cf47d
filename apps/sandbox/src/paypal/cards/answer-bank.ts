import { markApproved } from "../orders/approve-order.ts";
import { AUTHENTICATED, type Answered, type Authentication } from "./authenticate-card.ts";
import type { World } from "../world.ts";

/** What the card is used for when the bank asks for 3-D Secure: an order, or a setup token. */
export type SecureSubject = "order" | "setup";

export function isWaiting(world: World, kind: SecureSubject, id: string): boolean {
  const subject = kind === "order" ? world.orders.get(id) : world.setupTokens.get(id);
  return subject?.status === "PAYER_ACTION_REQUIRED" && subject.card !== undefined;
}

/** Records the donor's answer to 3-D Secure, once. Does nothing when the bank did not ask. */
export function answerBank(
  world: World,
  kind: SecureSubject,
  id: string,
  answer: Answered,
): Authentication | undefined {
  if (!isWaiting(world, kind, id)) return undefined;
  const authentication = AUTHENTICATED[answer];
  const order = world.orders.get(id);
  const token = world.setupTokens.get(id);
  // A failed answer also ends 3-D Secure: its result is on the order, and the church decides whether to capture.
  if (kind === "order" && order) markApproved(world, Object.assign(order, { authentication }));
  if (kind === "setup" && token) {
    world.setupTokens.put(id, { ...token, authentication, status: answer === "passed" ? "APPROVED" : "CREATED" });
  }
  return authentication;
}
