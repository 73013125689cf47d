import type { ChurchDonation, RecordedGift } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { readDonation } from "../church-donations/list-church-donations.ts";
import { inTransaction, type Donations } from "../donations.ts";
import { seeEditedDonation } from "../people/may-see-donations.ts";
import { bookOfflineGift } from "./book-offline-gift.ts";
import { openBatch, parseOfflineGift } from "./parse-offline-gift.ts";

/** Records cash or a check. A repeated request with the same key returns the first donation. */
export async function recordOfflineGift(
  context: Donations,
  typed: RecordedGift,
  key: string | undefined,
  caller: Caller,
): Promise<ChurchDonation> {
  const { churchId } = caller;
  const edited = seeEditedDonation(caller);
  const recordKey = key ? `${caller.personId} ${key}` : null;
  const { donation, funds } = await parseOfflineGift(context, churchId, typed);
  const id = await inTransaction(context, async (stores) => {
    const known = recordKey && (await stores.offlineGifts.findByKey(churchId, recordKey));
    if (known) return known.id;
    const batchId = await openBatch(context, stores, churchId, typed);
    const row = { ...donation, churchId, id: context.newId(), batchId, status: "succeeded" as const, recordKey };
    const made = await stores.offlineGifts.add({ ...NOT_ONLINE, ...row, createdAt: context.now() });
    // Another request with the same key was faster: return its donation.
    if (!made && recordKey) return (await stores.offlineGifts.findByKey(churchId, recordKey))?.id ?? row.id;
    await stores.donations.addFunds(row, funds);
    await bookOfflineGift(context, stores, { ...row, revision: 0 }, funds, 1);
    return row.id;
  });
  return readDonation(context, id, edited);
}

const NOT_ONLINE = { intentId: null, provider: null, transactionId: null, coveredFee: 0, providerFee: null };
