import { recordDonation, HANDLE_WEBHOOK, handleWebhookJob, importCharge } from "../../payments/index.ts";
import { type Gateway, openAccount } from "../../gateways/index.ts";
import type { BalanceTransaction, PaymentUpdate } from "../../payment-providers/index.ts";
import { inTransaction, type Audit } from "../audit.ts";

/** Records the missing donation of a charge. Returns false when the charge was not made through us. */
export async function repairCharge(context: Audit, gateway: Gateway, move: BalanceTransaction): Promise<boolean> {
  if (await importCharge(context, gateway, move)) {
    await restoreDonation(context, gateway, move);
    return true;
  }
  return importRenewal(context, gateway, move);
}

/** Records the donation again when the payment intent has succeeded but its ledger entry is gone. */
const restoreDonation = (
  context: Pick<Audit, "connection" | "newId" | "now">,
  gateway: Gateway,
  { sourceId, providerId, intentId, fee }: BalanceTransaction,
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

/**
 * Handles a renewal whose webhook never arrived: adds a delivery to the webhook inbox and works it off. Returns whether
 * the charge has a donation afterwards.
 */
async function importRenewal(
  context: Audit,
  gateway: Gateway,
  { sourceId, providerId }: BalanceTransaction,
): Promise<boolean> {
  const { churchId, id: gatewayId, provider } = gateway;
  const renewalId =
    providerId && (await context.providers[provider].balance?.invoiceOf?.(openAccount(context, gateway), providerId));
  if (!renewalId) return false;
  const eventId = `compared ${context.newId()}`;
  const delivery = { churchId, gatewayId, eventId, type: "compared", about: "renewal" as const, objectId: renewalId };
  await context.inbox.keep([{ ...delivery, intentId: "", polled: true }], HANDLE_WEBHOOK, context.now());
  await handleWebhookJob(context, { gatewayId, eventId });
  return (await context.refunds.donationOfCharge(churchId, provider, sourceId)) !== undefined;
}
