import type { ChurchDonation, RecordedGift } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { readDonation } from "../church-donations/list-church-donations.ts";
import { inTransaction, type Donations, type DonationsStores } from "../donations.ts";
import { BatchClosed, DonationFixed, DonationNotFound } from "../donations-errors.ts";
import { seeEditedDonation } from "../people/may-see-donations.ts";
import { bookOfflineGift } from "./book-offline-gift.ts";
import { openBatch, parseOfflineGift } from "./parse-offline-gift.ts";
import type { DonationRow } from "../donations/donation-store.ts";

/** Corrects an offline gift: the ledger gets lines that reverse the old ones, and the new lines. */
export async function correctDonation(
  context: Donations,
  id: string,
  typed: RecordedGift,
  caller: Caller,
): Promise<ChurchDonation> {
  const { churchId } = caller;
  const edited = seeEditedDonation(caller);
  const { donation, funds } = await parseOfflineGift(context, churchId, typed);
  await inTransaction(context, async (stores) => {
    const before = await lockOfflineGift(stores, churchId, id);
    const batchId = await openBatch(context, stores, churchId, { ...typed, batchId: typed.batchId ?? before.batchId });
    await reverseOfflineGift(context, stores, before);
    const revision = before.revision + 1;
    await stores.offlineGifts.change(before, { ...donation, batchId, revision });
    await stores.offlineGifts.dropFunds(before);
    await stores.donations.addFunds(before, funds);
    await bookOfflineGift(context, stores, { ...before, amount: donation.amount, revision }, funds, 1);
  });
  return readDonation(context, id, edited);
}

/** Voids an offline gift that was recorded by mistake. It stays in the list of its batch. */
export async function voidDonation(
  context: Pick<Donations, "churchDonations" | "connection" | "newId" | "now">,
  id: string,
  caller: Caller,
): Promise<ChurchDonation> {
  const { churchId } = caller;
  const edited = seeEditedDonation(caller);
  await inTransaction(context, async (stores) => {
    const before = await lockOfflineGift(stores, churchId, id);
    await reverseOfflineGift(context, stores, before);
    await stores.offlineGifts.change(before, { status: "voided", revision: before.revision + 1 });
  });
  return readDonation(context, id, edited);
}

/** Locks an offline gift and its batch. Refuses a donation from a payment provider: that can only be refunded. */
async function lockOfflineGift(
  { batches, donations }: DonationsStores,
  churchId: string,
  id: string,
): Promise<DonationRow> {
  const row = await donations.lock(churchId, id);
  if (!row) throw new DonationNotFound();
  if (row.provider !== null || row.status === "voided") throw new DonationFixed();
  if ((await batches.lockShared(churchId, row.batchId))?.closedAt) throw new BatchClosed();
  return row;
}

const reverseOfflineGift = async (
  context: Pick<Donations, "newId" | "now">,
  stores: DonationsStores,
  before: DonationRow,
): Promise<void> =>
  bookOfflineGift(context, stores, before, await stores.offlineGifts.fundsOf(before.churchId, before.id), -1);
