import type { CallAnswer, claimPerson as call } from "@offertory/contract";
import { NotAllowed, NotSignedIn } from "../../../platform/http/http-errors.ts";
import type { TokenClaims } from "../../../platform/identity/tokens.ts";
import { readPersonOf } from "../../people/index.ts";
import type { Accounts } from "../accounts.ts";
import { describeUserChurch } from "./describe-user-church.ts";

/** Returns the caller's person in the church of the token. `selectChurch` linked the two before. */
export async function claimPerson(
  accounts: Accounts,
  churchId: string,
  { userId, session, ...token }: TokenClaims,
): Promise<CallAnswer<typeof call>> {
  if (token.churchId === null) throw new NotSignedIn();
  if (token.churchId !== churchId) throw new NotAllowed();
  const row = await accounts.ownChurches.find(userId, churchId);
  const person = row?.personId === token.personId && (await readPersonOf(accounts.people, churchId, row.personId));
  if (!row || !person) throw new NotSignedIn();
  // Leaves out the notes that staff wrote about the person; `readPerson` checks who may read them.
  const shown = { ...person, notes: "" };
  return { ...shown, person: shown, userChurch: describeUserChurch(accounts, row, session) };
}
