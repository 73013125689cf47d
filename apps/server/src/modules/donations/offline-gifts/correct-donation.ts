import type { ChurchDonation, RecordedGift } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { readDonation } from "../church-donations/list-church-donations.ts";
import { inTransaction, type Donations, type DonationsStores } from "../donations.ts";
import { BatchClosed, DonationFixed, DonationNotFound } from "../donations-errors.ts";
import { seeEditedDonation } from "../people/may-see-donations.ts";
import { bookOfflineGift } from "./book-offline-gift.ts";
import { openBatch, parseOfflineGift } from "./parse-offline-gift.ts";
import type { DonationRow } from "../donations/donation-store.ts";

/** Corrects a recorded gift: the ledger takes the old lines back and gets the new ones. */
export async function correctDonation(
  giving: Donations,
  id: string,
  typed: RecordedGift,
  caller: Caller,
): Promise<ChurchDonation> {
  const { churchId } = caller;
  const edited = seeEditedDonation(caller);
  const { donation, funds } = await parseOfflineGift(giving, churchId, typed);
  await inTransaction(giving, async (stores) => {
    const before = await holdRecorded(stores, churchId, id);
    const batchId = await openBatch(giving, stores, churchId, { ...typed, batchId: typed.batchId ?? before.batchId });
    await takeBack(giving, stores, before);
    const revision = before.revision + 1;
    await stores.recorded.change(before, { ...donation, batchId, revision });
    await stores.recorded.dropFunds(before);
    await stores.donations.addFunds(before, funds);
    await bookOfflineGift(giving, stores, { ...before, amount: donation.amount, revision }, funds, 1);
  });
  return readDonation(giving, id, edited);
}

/** Voids a recorded gift that was none. It stays in the list of its batch, crossed out. */
export async function voidDonation(
  giving: Pick<Donations, "churchDonations" | "connection" | "newId" | "now">,
  id: string,
  caller: Caller,
): Promise<ChurchDonation> {
  const { churchId } = caller;
  const edited = seeEditedDonation(caller);
  await inTransaction(giving, async (stores) => {
    const before = await holdRecorded(stores, churchId, id);
    await takeBack(giving, stores, before);
    await stores.recorded.change(before, { status: "voided", revision: before.revision + 1 });
  });
  return readDonation(giving, id, edited);
}

/** What a payment provider brought is given back by a refund, never corrected. */
async function holdRecorded(
  { batches, donations }: DonationsStores,
  churchId: string,
  id: string,
): Promise<DonationRow> {
  const row = await donations.lock(churchId, id);
  if (!row) throw new DonationNotFound();
  if (row.provider !== null || row.status === "voided") throw new DonationFixed();
  if ((await batches.hold(churchId, row.batchId))?.closedAt) throw new BatchClosed();
  return row;
}

const takeBack = async (
  giving: Pick<Donations, "newId" | "now">,
  stores: DonationsStores,
  before: DonationRow,
): Promise<void> =>
  bookOfflineGift(giving, stores, before, await stores.recorded.fundsOf(before.churchId, before.id), -1);
