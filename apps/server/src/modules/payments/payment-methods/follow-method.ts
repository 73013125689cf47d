import { readPersonOf } from "../../people/index.ts";
import { type Gateway, openAccount } from "../../gateways/index.ts";
import type { SeenMethod } from "../../payment-providers/index.ts";
import { inTransaction, type Payments } from "../payments.ts";
import type { MethodRow } from "./method-store.ts";

/** What the provider told of, and whether it told that it is gone. */
interface About {
  id: string;
  isGone: boolean;
}

/**
 * Brings a saved method to what it is at the provider now, whatever was told of it, in which order and how often. One that we do not
 * know yet becomes the saved method of the person whose customer it belongs to; of guests and of other churches nothing is saved.
 * Answers how it stands; null where that is not known yet.
 */
export async function followMethod(context: Payments, gateway: Gateway, about: About): Promise<SeenMethod | null> {
  const { churchId, id: gatewayId } = gateway;
  const told = await context.methods.findEver(churchId, gatewayId, about.id);
  const sought = { id: about.id, customerId: told?.customerId ?? "" };
  const seen = await context.providers[gateway.provider].methods.look(openAccount(context, gateway), sought);
  if (!seen) return null;
  if (seen.outcome === "saved") {
    await keep(context, gateway, seen);
    return seen;
  }
  const row = await context.methods.findEver(churchId, gatewayId, seen.id);
  // A card whose bank still asks the donor belongs to nobody there, and is not gone; a confirmed account outlives a later setup that fails.
  const isOver = seen.outcome === "detached" ? about.isGone : row?.status === "new";
  if (row && !row.removedAt && isOver) await context.methods.remove(row, context.now());
  return seen;
}

async function keep(
  context: Pick<Payments, "connection" | "methodUsers" | "methods" | "people">,
  { churchId, id: gatewayId }: Gateway,
  { customerId, method }: Extract<SeenMethod, { outcome: "saved" }>,
): Promise<void> {
  const known = await context.methods.findEver(churchId, gatewayId, method.id);
  if (known) {
    // Removed here, it stays removed; and nobody's method becomes another's by what is told of it.
    if (known.removedAt || known.customerId !== customerId) return;
    return change(context, known, method);
  }
  const personId = await context.methods.personOf(churchId, gatewayId, customerId);
  const person = personId && (await readPersonOf(context.people, churchId, personId));
  if (!person) return;
  const { email } = person.contactInfo;
  await context.methods.keep({ ...method, churchId, gatewayId, customerId, personId: person.id, email });
}

/** A renewed card pays its recurring gifts on, and they show its new digits. */
const change = (
  context: Pick<Payments, "connection" | "methodUsers">,
  { createdAt: _made, removedAt: _gone, ...known }: MethodRow,
  method: Extract<SeenMethod, { outcome: "saved" }>["method"],
): Promise<void> =>
  inTransaction(context, async ({ methods }, tx) => {
    // What was confirmed meanwhile is not taken back by an older look.
    const status = known.status === "verified" ? known.status : method.status;
    await methods.keep({ ...known, ...method, status });
    const { churchId, gatewayId, id } = known;
    const { name, last4 } = method;
    for (const user of context.methodUsers) await user.onRenewed(tx, { churchId, gatewayId, id, name, last4 });
  });
