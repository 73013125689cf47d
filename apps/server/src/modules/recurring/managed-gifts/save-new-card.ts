import { randomUUID } from "node:crypto";
import { SAVE_OUTCOMES, guardPaymentAttempt } from "../../visitors/index.ts";
import { openAccount, GatewayNotFound } from "../../gateways/index.ts";
import { CardRefused, type StoredMethod } from "../../payments/index.ts";
import { PaymentsUnavailable, requireCapability } from "../../payment-providers/index.ts";
import type { Recurring } from "../recurring.ts";
import type { Subscription } from "../subscription.ts";

export interface NewCard {
  method: StoredMethod;
  /** The person whose saved methods it joins; null for a guest's recurring gift. */
  ownerId: string | null;
  /** Set if the donor must authenticate with their bank (3-D Secure) first; else empty. */
  clientSecret: string;
}

/**
 * Saves a new card on the customer that pays the recurring gift, guarded against card testing like any payment attempt.
 * A card that is already saved on that customer, such as after 3-D Secure, is used as it is.
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
    { churchId, step: "card", address, who: `${churchId} ${personId}`, captchaTokenId: null, fingerprint: "" },
    () => cards.save(openAccount(context, gateway), { key: randomUUID(), id, customerId }),
    ({ outcome }) => SAVE_OUTCOMES[outcome],
  );
  if (saved.outcome === "unavailable") throw new PaymentsUnavailable();
  if (saved.outcome === "refused") throw new CardRefused(saved);
  const method = { ...saved.method, churchId, gatewayId, customerId, personId, email };
  await context.methods.keep(method);
  return { method, ownerId, clientSecret: saved.outcome === "action-needed" ? saved.clientSecret : "" };
}

/**
 * Sets the owner of the card to `ownerId`. While a subscription is changed its card must belong to the donor; a guest's
 * card is then assigned to nobody again.
 */
export const restoreCardOwner = (context: Pick<Recurring, "methods">, { method, ownerId }: NewCard) =>
  context.methods.keep({ ...method, personId: ownerId });
