import { unitsFor } from "../../../platform/money/church-money.ts";
import type { Money } from "../../../platform/money/money.ts";
import { runInParallel, openAccount, isReachable } from "../../gateways/index.ts";
import { chargeQuery } from "../../payments/index.ts";
import type { DonationRow } from "../../donations/index.ts";
import { bookFee } from "../../ledger/index.ts";
import { inTransaction, type Audit } from "../audit.ts";

const MAX_PER_ROUND = 20;
/** When to ask again for a fee that is still unknown. Providers settle fees within days. */
const RETRY_INTERVAL_MS = 3_600_000;

/**
 * Asks the provider for fees that were unknown when the gift succeeded: those of bank debits, and of charges whose
 * response came without a fee.
 */
export async function fetchMissingFees(context: Audit): Promise<number> {
  const now = context.now();
  const leased = await context.refunds.leaseWithoutFee(now, new Date(now.getTime() + RETRY_INTERVAL_MS), MAX_PER_ROUND);
  return runInParallel(leased, (donation) => learnFee(context, donation), "Some fees could not be asked for.");
}

async function learnFee(context: Audit, { churchId, id, intentId }: DonationRow): Promise<void> {
  const intent = intentId ? await context.intents.find(churchId, intentId) : undefined;
  const gateway = intent && (await context.gateways.find(churchId, intent.gatewayId));
  if (!intent || !gateway || !isReachable(context, gateway)) return;
  const { charges } = context.providers[gateway.provider];
  const update = await charges.look(openAccount(context, gateway), chargeQuery(intent));
  if (update?.outcome === "succeeded" && update.fee !== null) await bookFeeOnce(context, { churchId, id }, update.fee);
}

/**
 * Books the fee of a donation under the donation's lock, so that it is booked once. Returns whether this call booked
 * it.
 */
export const bookFeeOnce = (
  context: Pick<Audit, "connection" | "newId" | "now">,
  which: { churchId: string; id: string },
  fee: Money,
): Promise<boolean> =>
  inTransaction(context, async (stores) => {
    const donation = await stores.donations.lock(which.churchId, which.id);
    if (!donation || donation.providerFee !== null) return false;
    await stores.refunds.keepFee(donation, unitsFor(which.churchId, fee));
    await bookFee(context, stores, donation, { reason: "fee", reference: donation.transactionId ?? donation.id, fee });
    return true;
  });
