import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { Payments } from "../payments.ts";
import type { PaymentsTables } from "../payments-tables.ts";
import type { FundLine } from "../../funds/index.ts";
import { readPayerToken } from "./payer-token.ts";
import { purposeStore } from "./purpose-store.ts";

/** How long after a gift it can be bound to a payment reference. */
const CLAIM_WINDOW_MS = 3_600_000;

interface ClaimRequest {
  churchId: string;
  purpose: string;
  /** The payer token from the answer to the payment; null where the client sent none. */
  payerToken: string | null;
  /** The signed-in person, who needs no payer token for their own gifts; null for a guest. */
  personId: string | null;
  line: FundLine;
}

/**
 * Binds a gift to a payment reference, for clients that pay before they send the form. The gift must be of the last
 * hour, by the same donor, of exactly this amount to this fund, and without a payment reference. Null where there is
 * none. A guest needs the payer token: the IP address does not show who paid, because a whole church may share it.
 */
export async function claimGift(
  context: Pick<Payments, "now" | "secret">,
  tx: OpenTransaction,
  { churchId, purpose, payerToken, personId, line }: ClaimRequest,
): Promise<{ personId: string } | null> {
  const giftId = payerToken === null ? null : readPayerToken(context, churchId, payerToken);
  const by = giftId !== null ? { giftId } : personId !== null ? { personId } : null;
  if (by === null) return null;
  const claimed = await purposeStore(tx.$extendTables<PaymentsTables>()).claim({
    churchId,
    purpose,
    by,
    line,
    since: since(context),
  });
  return claimed ?? null;
}

/**
 * True when a guest gave exactly this amount to this fund within the last hour, without a payment reference. It does
 * not prove that the sender of a form paid, only that staff should look at the submission.
 */
export const hasUnclaimedGift = (
  context: Pick<Payments, "now" | "purposes">,
  churchId: string,
  line: FundLine,
): Promise<boolean> => context.purposes.hasUnclaimed({ churchId, line, since: since(context) });

const since = (context: Pick<Payments, "now">): Date => new Date(context.now().getTime() - CLAIM_WINDOW_MS);
