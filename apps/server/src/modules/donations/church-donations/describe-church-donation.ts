import { dollarsOf, type ChurchDonation } from "@offertory/contract";
import type { ChurchDonationRow } from "./church-donation-store.ts";

export const describeChurchDonation = (row: ChurchDonationRow): ChurchDonation => ({
  id: row.id,
  batchId: row.batchId,
  donationDate: row.donatedOn,
  donatedAt: row.donatedAt.toISOString(),
  person: row.personId === null ? null : { id: row.personId, name: row.displayName ?? "" },
  amount: dollarsOf(row.amount),
  coveredFee: dollarsOf(row.coveredFee),
  providerFee: row.providerFee === null ? null : dollarsOf(row.providerFee),
  refunded: dollarsOf(row.refunded),
  method: row.method,
  methodDetails: row.methodDetails,
  provider: row.provider,
  recurring: row.scheduleId !== null,
  notes: row.notes,
  status: row.status,
  funds: row.funds.map(({ amount, ...fund }) => ({ ...fund, amount: dollarsOf(amount) })),
});
