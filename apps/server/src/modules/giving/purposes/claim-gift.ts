import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { Giving } from "../giving.ts";
import type { GivingTables } from "../giving-tables.ts";
import { placeOf } from "../guests/place-of.ts";
import type { FundShare } from "../intents/intent-store.ts";
import { purposeStore } from "./purpose-store.ts";

/** How long after it was given a gift can still be said to have been for something. */
const FRESH_MS = 3_600_000;

interface Wanted {
  churchId: string;
  purpose: string;
  /** Null for who is not signed in: then it is a gift of a guest from the same network. */
  personId: string | null;
  address: string;
  share: FundShare;
}

/**
 * For clients that pay first and say afterwards what for: finds a gift of the last hour by the same giver, of exactly this sum to
 * this fund, that pays for nothing else, and binds it for good. Null where there is none, whatever the client says.
 */
export async function claimGift(
  giving: Giving,
  tx: OpenTransaction,
  { churchId, purpose, personId, address, share }: Wanted,
): Promise<{ personId: string } | null> {
  const by = personId === null ? { place: placeOf(giving, address) } : { personId };
  const since = new Date(giving.now().getTime() - FRESH_MS);
  const claimed = await purposeStore(tx.$extendTables<GivingTables>()).claim({ churchId, purpose, by, share, since });
  return claimed ?? null;
}
