import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { Payments } from "../payments.ts";
import type { PaymentsTables } from "../payments-tables.ts";
import type { FundShare } from "../../funds/index.ts";
import { readPayerToken } from "./payer-token.ts";
import { purposeStore } from "./purpose-store.ts";

/** How long after it was given a gift can still be said to have been for something. */
const FRESH_MS = 3_600_000;

interface Wanted {
  churchId: string;
  purpose: string;
  /** What the answer to the payment gave to the payer's browser; null where the client brought none. */
  payerToken: string | null;
  /** Of who is signed in: their own gifts are theirs without a token. Null for a guest. */
  personId: string | null;
  share: FundShare;
}

/**
 * For clients that pay first and say afterwards what for: finds a gift of the last hour by the same giver, of exactly this sum to
 * this fund, that pays for nothing else, and binds it for good. Null where there is none, whatever the client says. A guest shows
 * the token of the payment: a network is shared by a whole church, and its address says nothing of who paid.
 */
export async function claimGift(
  context: Pick<Payments, "now" | "secret">,
  tx: OpenTransaction,
  { churchId, purpose, payerToken, personId, share }: Wanted,
): Promise<{ personId: string } | null> {
  const giftId = payerToken === null ? null : readPayerToken(context, churchId, payerToken);
  const by = giftId !== null ? { giftId } : personId !== null ? { personId } : null;
  if (by === null) return null;
  const claimed = await purposeStore(tx.$extendTables<PaymentsTables>()).claim({
    churchId,
    purpose,
    by,
    share,
    since: since(context),
  });
  return claimed ?? null;
}

/**
 * Whether a guest without a token can have paid: somebody gave exactly this as a guest within the last hour, and it pays for
 * nothing yet. It is nobody's proof, only a reason to keep what they sent until somebody has looked.
 */
export const hasUnclaimedGift = (
  context: Pick<Payments, "now" | "purposes">,
  churchId: string,
  share: FundShare,
): Promise<boolean> => context.purposes.hasUnclaimed({ churchId, share, since: since(context) });

const since = (context: Pick<Payments, "now">): Date => new Date(context.now().getTime() - FRESH_MS);
