import { randomUUID } from "node:crypto";
import { SAVE_OUTCOMES, guardPaymentAttempt } from "../../visitors/index.ts";
import { openAccount, GatewayNotFound } from "../../gateways/index.ts";
import { CardRefused, type KeptMethod } from "../../payments/index.ts";
import { PaymentsUnavailable, requireCapability } from "../../payment-providers/index.ts";
import type { Recurring } from "../recurring.ts";
import type { Subscription } from "../subscription.ts";

export interface NewCard {
  method: KeptMethod;
  /** Whose saved methods it joins: nobody's, where the recurring gift is a guest's. */
  ownerId: string | null;
  /** Set where the donor's bank is to be asked first. */
  clientSecret: string;
}

/**
 * Saves another card with the customer that the recurring gift is paid by, watched like any try of a card. One that was saved
 * with that customer before, and whose bank has been asked since, is taken as it is.
 */
export async function saveNewCard(
  context: Recurring,
  { churchId, gatewayId, customerId, personId }: Subscription,
  { id, address, email }: { id: string; address: string; email: string },
): Promise<NewCard> {
  const ownerId = (await context.subscriptions.personOfCustomer(churchId, customerId)) ?? null;
  const known = await context.methods.find(churchId, gatewayId, id);
  if (known?.customerId === customerId) {
    const { createdAt: _made, removedAt: _gone, ...kept } = known;
    const method = { ...kept, personId };
    await context.methods.keep(method);
    return { method, ownerId, clientSecret: "" };
  }
  const gateway = await context.gateways.find(churchId, gatewayId);
  if (!gateway?.enabled) throw new GatewayNotFound();
  const cards = requireCapability(context.providers[gateway.provider], "cards");
  const saved = await guardPaymentAttempt(
    context,
    { churchId, step: "card", address, who: `${churchId} ${personId}`, ticketId: null, fingerprint: "" },
    () => cards.save(openAccount(context, gateway), { key: randomUUID(), id, customerId }),
    ({ outcome }) => SAVE_OUTCOMES[outcome],
  );
  if (saved.outcome === "unavailable") throw new PaymentsUnavailable();
  if (saved.outcome === "refused") throw new CardRefused(saved.reason);
  const method = { ...saved.method, churchId, gatewayId, customerId, personId, email };
  await context.methods.keep(method);
  return { method, ownerId, clientSecret: saved.outcome === "action-needed" ? saved.clientSecret : "" };
}

/** A recurring gift takes a method of its donor only; afterwards a guest's card is nobody's again. */
export const ownUp = (context: Pick<Recurring, "methods">, { method, ownerId }: NewCard) =>
  context.methods.keep({ ...method, personId: ownerId });
