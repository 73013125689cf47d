import type { Gift } from "@offertory/contract";
import { NotSignedIn } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Giving } from "../giving.ts";

/** What came with the request besides its body. */
export interface Asked {
  /** What the client calls this gift. */
  key: string | undefined;
  /** Proof that a captcha was solved, for those who are not signed in. */
  ticket: string | undefined;
  address: string;
}

/** Whose gift it is. */
export interface Giver {
  churchId: string;
  personId: string;
  /** Gives without an account: owns no saved method, and is told less when a card is declined. */
  isGuest: boolean;
}

/** Who gives: the one who is signed in, whatever the body says. */
export async function findGiver(_giving: Giving, _gift: Gift, caller: Caller | null, _asked: Asked): Promise<Giver> {
  if (!caller) throw new NotSignedIn();
  return { churchId: caller.churchId, personId: caller.personId, isGuest: false };
}
