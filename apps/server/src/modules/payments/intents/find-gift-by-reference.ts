import { isAccepted } from "./answer-gift.ts";
import type { Payments } from "../payments.ts";
import type { Intent } from "./intent.ts";
import type { FundLine } from "../../funds/index.ts";

export interface ReferencedGift {
  /** `pending`: accepted and not settled yet, as a bank debit. `open`: not known yet, or the donor must confirm. */
  status: "paid" | "pending" | "open" | "failed";
  personId: string;
  funds: FundLine[];
}

/** Finds the gift of a payment reference; null where there is none. */
export async function findGiftByReference(
  context: Pick<Payments, "intents" | "purposes">,
  churchId: string,
  purpose: string,
): Promise<ReferencedGift | null> {
  const intent = await context.intents.findByPurpose(churchId, purpose);
  if (!intent) return null;
  const funds = await context.purposes.fundsOf(churchId, intent.id);
  return { status: statusOf(intent), personId: intent.personId, funds };
}

export const statusOf = (intent: Intent): ReferencedGift["status"] => {
  if (intent.status === "failed" || intent.status === "cancelled") return "failed";
  if (intent.status === "succeeded") return "paid";
  return isAccepted(intent) ? "pending" : "open";
};
