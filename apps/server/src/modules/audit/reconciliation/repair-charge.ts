import { recordDonation, WORK_WEBHOOK, workWebhook, bringCharge } from "../../payments/index.ts";
import { type Gateway, openAccount } from "../../gateways/index.ts";
import type { BalanceMove, PaymentUpdate } from "../../payment-providers/index.ts";
import { inTransaction, type Audit } from "../audit.ts";

/** A charge that is ours and has no donation gets one. False when it is none of ours. */
export async function repairCharge(context: Audit, gateway: Gateway, move: BalanceMove): Promise<boolean> {
  if (await bringCharge(context, gateway, move)) {
    await restoreDonation(context, gateway, move);
    return true;
  }
  return bringBill(context, gateway, move);
}

/** The gift is known to have succeeded, and its donation is gone: it is written as it was when it was given. */
const restoreDonation = (
  context: Pick<Audit, "connection" | "newId" | "now">,
  gateway: Gateway,
  { sourceId, providerId, intentId, fee }: BalanceMove,
) =>
  inTransaction(context, async (stores) => {
    const { churchId } = gateway;
    const found =
      (providerId && (await stores.intents.findByProviderId(gateway.id, providerId))) ||
      (intentId && (await stores.intents.find(churchId, intentId)));
    const intent = found && (await stores.intents.lock(churchId, found.id));
    if (!intent || intent.status !== "succeeded" || intent.transactionId !== sourceId) return;
    if (await stores.ledger.has(churchId, "gift", sourceId)) return;
    const update: PaymentUpdate = { outcome: "succeeded", providerId, transactionId: sourceId, fee };
    await recordDonation(context, stores, intent, update);
  });

/** A payment of a recurring gift that nobody told us of: it goes the way of what is told, and is ours if a donation comes of it. */
async function bringBill(context: Audit, gateway: Gateway, { sourceId, providerId }: BalanceMove): Promise<boolean> {
  const { churchId, id: gatewayId, provider } = gateway;
  const billId =
    providerId && (await context.providers[provider].balance?.billOf?.(openAccount(context, gateway), providerId));
  if (!billId) return false;
  const eventId = `compared ${context.newId()}`;
  const delivery = { churchId, gatewayId, eventId, type: "compared", about: "renewal" as const, objectId: billId };
  await context.inbox.keep([{ ...delivery, intentId: "", polled: true }], WORK_WEBHOOK, context.now());
  await workWebhook(context, { gatewayId, eventId });
  return (await context.refunds.donationOfCharge(churchId, provider, sourceId)) !== undefined;
}
