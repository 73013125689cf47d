import { unitsFor } from "../../../platform/money/church-money.ts";
import type { Money } from "../../../platform/money/money.ts";
import { runInParallel, openAccount, isInReach } from "../../gateways/index.ts";
import { chargeSought } from "../../payments/index.ts";
import type { DonationRow } from "../../donations/index.ts";
import { bookFee } from "../../ledger/index.ts";
import { inTransaction, type Audit } from "../audit.ts";

const MAX_PER_ROUND = 20;
/** Providers settle their fees within days; who asks every hour is never far behind. */
const NEXT_LOOK_MS = 3_600_000;

/** Asks for the fees of gifts whose fee was not known when they succeeded: those of banks, and where an answer came in halves. */
export async function learnFees(context: Audit): Promise<number> {
  const now = context.now();
  const leased = await context.refunds.leaseWithoutFee(now, new Date(now.getTime() + NEXT_LOOK_MS), MAX_PER_ROUND);
  return runInParallel(leased, (donation) => learnFee(context, donation), "Some fees could not be asked for.");
}

async function learnFee(context: Audit, { churchId, id, intentId }: DonationRow): Promise<void> {
  const intent = intentId ? await context.intents.find(churchId, intentId) : undefined;
  const gateway = intent && (await context.gateways.find(churchId, intent.gatewayId));
  if (!intent || !gateway || !isInReach(context, gateway)) return;
  const { charges } = context.providers[gateway.provider];
  const update = await charges.look(openAccount(context, gateway), chargeSought(intent));
  if (update?.outcome === "succeeded" && update.fee !== null) await keepFee(context, { churchId, id }, update.fee);
}

/** Under the donation's lock: who comes second finds the fee there and books nothing. True for who came first. */
export const keepFee = (
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
