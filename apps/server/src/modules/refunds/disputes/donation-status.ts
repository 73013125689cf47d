import type { DisputeStatus } from "../refunds-tables.ts";
import type { DonationRow } from "../../donations/index.ts";

/** How a donation stands, by what was given back of it and what is in dispute. */
export function donationStatus(
  { amount, refunded }: Pick<DonationRow, "amount" | "refunded">,
  disputes: readonly { status: DisputeStatus }[],
): DonationRow["status"] {
  if (disputes.some(({ status }) => status === "lost")) return "charged_back";
  if (disputes.some(({ status }) => status === "open")) return "disputed";
  if (refunded >= amount) return "refunded";
  return refunded > 0 ? "partially_refunded" : "succeeded";
}
