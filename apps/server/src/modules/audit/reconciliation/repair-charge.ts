import { recordDonation, WORK_WEBHOOK, workWebhook, bringCharge } from "../../payments/index.ts";
import { type Gateway, openAccount } from "../../gateways/index.ts";
import type { BalanceMove, PaymentUpdate } from "../../payment-providers/index.ts";
import { inTransaction, type Audit } from "../audit.ts";

/** A charge that is ours and has no donation gets one. False when it is none of ours. */
export async function repairCharge(giving: Audit, gateway: Gateway, move: BalanceMove): Promise<boolean> {
  if (await bringCharge(giving, gateway, move)) {
    await restoreDonation(giving, gateway, move);
    return true;
  }
  return bringBill(giving, gateway, move);
}

/** The gift is known to have succeeded, and its donation is gone: it is written as it was when it was given. */
const restoreDonation = (
  giving: Pick<Audit, "connection" | "newId" | "now">,
  gateway: Gateway,
  { sourceId, providerId, intentId, fee }: BalanceMove,
) =>
  inTransaction(giving, async (stores) => {
    const { churchId } = gateway;
    const found =
      (providerId && (await stores.intents.findByProviderId(gateway.id, providerId))) ||
      (intentId && (await stores.intents.find(churchId, intentId)));
    const intent = found && (await stores.intents.lock(churchId, found.id));
    if (!intent || intent.status !== "succeeded" || intent.transactionId !== sourceId) return;
    if (await stores.ledger.has(churchId, "gift", sourceId)) return;
    const update: PaymentUpdate = { outcome: "succeeded", providerId, transactionId: sourceId, fee };
    await recordDonation(giving, stores, intent, update);
  });

/** A payment of a recurring gift that nobody told us of: it goes the way of what is told, and is ours if a donation comes of it. */
async function bringBill(giving: Audit, gateway: Gateway, { sourceId, providerId }: BalanceMove): Promise<boolean> {
  const { churchId, id: gatewayId, provider } = gateway;
  const billId =
    providerId && (await giving.providers[provider].balance?.billOf?.(openAccount(giving, gateway), providerId));
  if (!billId) return false;
  const eventId = `compared ${giving.newId()}`;
  const delivery = { churchId, gatewayId, eventId, type: "compared", about: "renewal" as const, objectId: billId };
  await giving.inbox.keep([{ ...delivery, intentId: "", polled: true }], WORK_WEBHOOK, giving.now());
  await workWebhook(giving, { gatewayId, eventId });
  return (await giving.refunds.donationOfCharge(churchId, provider, sourceId)) !== undefined;
}
