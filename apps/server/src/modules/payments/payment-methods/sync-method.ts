import { readPersonOf } from "../../people/index.ts";
import { type Gateway, openAccount } from "../../gateways/index.ts";
import type { MethodState } from "../../payment-providers/index.ts";
import { inTransaction, type Payments } from "../payments.ts";
import type { MethodRow } from "./method-store.ts";

/** The id in an event, and whether the event reports that the method is gone. */
interface ReportedMethod {
  id: string;
  isGone: boolean;
}

/**
 * Updates a saved method to its current state at the provider, so that repeated events and their order do not matter. A
 * method that is not stored yet is saved for the person whose customer it belongs to; nothing is saved for guests and
 * other churches. Returns the state; null where the provider reports none.
 */
export async function syncMethod(
  context: Payments,
  gateway: Gateway,
  reported: ReportedMethod,
): Promise<MethodState | null> {
  const { churchId, id: gatewayId } = gateway;
  const stored = await context.methods.findIncludingRemoved(churchId, gatewayId, reported.id);
  const query = { id: reported.id, customerId: stored?.customerId ?? "" };
  const seen = await context.providers[gateway.provider].methods.look(openAccount(context, gateway), query);
  if (!seen) return null;
  if (seen.outcome === "saved") {
    await keep(context, gateway, seen);
    return seen;
  }
  const row = await context.methods.findIncludingRemoved(churchId, gatewayId, seen.id);
  // A card that still waits for the donor's confirmation has no customer yet, so a detached method is removed only when
  // the event says that it is gone. A confirmed bank account stays when a later setup fails.
  const isOver = seen.outcome === "detached" ? reported.isGone : row?.status === "new";
  if (row && !row.removedAt && isOver) await context.methods.remove(row, context.now());
  return seen;
}

async function keep(
  context: Pick<Payments, "connection" | "methodUsers" | "methods" | "people">,
  { churchId, id: gatewayId }: Gateway,
  { customerId, method }: Extract<MethodState, { outcome: "saved" }>,
): Promise<void> {
  const known = await context.methods.findIncludingRemoved(churchId, gatewayId, method.id);
  if (known) {
    // A method that was removed here stays removed, and an event never moves a method to another customer.
    if (known.removedAt || known.customerId !== customerId) return;
    return change(context, known, method);
  }
  const personId = await context.methods.personOf(churchId, gatewayId, customerId);
  const person = personId && (await readPersonOf(context.people, churchId, personId));
  if (!person) return;
  const { email } = person.contactInfo;
  await context.methods.keep({ ...method, churchId, gatewayId, customerId, personId: person.id, email });
}

/** Stores the new details of a method, also in the subscriptions that it pays. */
const change = (
  context: Pick<Payments, "connection" | "methodUsers">,
  { createdAt: _made, removedAt: _gone, ...known }: MethodRow,
  method: Extract<MethodState, { outcome: "saved" }>["method"],
): Promise<void> =>
  inTransaction(context, async ({ methods }, tx) => {
    // An older state from the provider does not undo a verification.
    const status = known.status === "verified" ? known.status : method.status;
    await methods.keep({ ...known, ...method, status });
    const { churchId, gatewayId, id } = known;
    const { name, last4 } = method;
    for (const user of context.methodUsers) await user.onRenewed(tx, { churchId, gatewayId, id, name, last4 });
  });
