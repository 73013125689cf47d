import type { ChurchDonation } from "@offertory/contract";
import type { ChurchDonationRow } from "./church-donation-store.ts";

/** Converts a row to the API's shape; `decimal` converts amounts in the church's currency. */
export const describeChurchDonation = (
  row: ChurchDonationRow,
  decimal: (minorUnits: number) => number,
): ChurchDonation => ({
  id: row.id,
  batchId: row.batchId,
  donationDate: row.donatedOn,
  donatedAt: row.donatedAt.toISOString(),
  person: row.personId === null ? null : { id: row.personId, name: row.displayName ?? "" },
  amount: decimal(row.amount),
  coveredFee: decimal(row.coveredFee),
  providerFee: row.providerFee === null ? null : decimal(row.providerFee),
  refunded: decimal(row.refunded),
  method: row.method,
  methodDetails: row.methodDetails,
  provider: row.provider,
  recurring: row.scheduleId !== null,
  notes: row.notes,
  campaign: row.campaign,
  status: row.status,
  funds: row.funds.map(({ amount, ...fund }) => ({ ...fund, amount: decimal(amount) })),
});
