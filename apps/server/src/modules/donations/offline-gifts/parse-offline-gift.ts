import type { RecordedGift } from "@offertory/contract";
import { unitsFor } from "../../../platform/money/church-money.ts";
import { sumFundLines } from "../../funds/index.ts";
import { isDay } from "../church-donations/is-day.ts";
import { parseFundLines } from "../donations/parse-gift.ts";
import type { Donations, DonationsStores } from "../donations.ts";
import { BatchClosed, BatchNotFound, DateInvalid, PersonNotKnown } from "../donations-errors.ts";

/** Checks an offline gift as staff entered it. Returns the columns of its row and its fund lines. */
export async function parseOfflineGift(
  context: Pick<Donations, "readOpenFunds" | "offlineGifts">,
  churchId: string,
  typed: RecordedGift,
) {
  const { donationDate: donatedOn, personId, method, methodDetails, notes } = typed;
  if (!isDay(donatedOn)) throw new DateInvalid();
  if (personId && !(await context.offlineGifts.isPerson(churchId, personId))) throw new PersonNotKnown();
  const funds = parseFundLines(typed.funds, { churchId, open: await context.readOpenFunds(churchId) });
  const donation = {
    personId: personId || null,
    donatedOn,
    donatedAt: await context.offlineGifts.startOfDay(churchId, donatedOn),
    amount: unitsFor(churchId, sumFundLines(churchId, funds)),
    method,
    methodDetails: methodDetails?.trim() ?? "",
    notes: notes?.trim() ?? "",
  };
  return { donation, funds };
}

/** Returns the batch of an offline gift, locked against closing: the given one, or that of its day, new if needed. */
export async function openBatch(
  context: Pick<Donations, "newId" | "now">,
  { batches }: DonationsStores,
  churchId: string,
  { batchId, donationDate }: RecordedGift,
): Promise<string> {
  if (batchId) {
    const batch = await batches.lockShared(churchId, batchId);
    if (!batch) throw new BatchNotFound();
    if (batch.closedAt || batch.online) throw new BatchClosed();
    return batchId;
  }
  const known = await batches.openOf(churchId, donationDate);
  if (known) return known.id;
  const id = context.newId();
  await batches.add({ churchId, id, name: "", batchDate: donationDate, createdAt: context.now() });
  return id;
}
