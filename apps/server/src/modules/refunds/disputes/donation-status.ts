import type { DisputeStatus } from "../refunds-tables.ts";
import type { DonationRow } from "../../donations/index.ts";

/** Returns the status of a donation from its refunds and disputes. A lost dispute comes before an open one. */
export function donationStatus(
  { amount, refunded }: Pick<DonationRow, "amount" | "refunded">,
  disputes: readonly { status: DisputeStatus }[],
): DonationRow["status"] {
  if (disputes.some(({ status }) => status === "lost")) return "charged_back";
  if (disputes.some(({ status }) => status === "open")) return "disputed";
  if (refunded >= amount) return "refunded";
  return refunded > 0 ? "partially_refunded" : "succeeded";
}
