import type { OpenTransaction } from "../../../platform/database/connection.ts";
import { NotAllowed } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import { isAdministrator } from "../changes/may-agree.ts";
import type { People } from "../people.ts";

/**
 * Who signs in with an address becomes its person, and a merged person's roles move: whoever edits people could so take
 * the roles of others. Only who holds everything does this to those who hold roles.
 */
export async function refuseRaisingOneself(
  people: People,
  tx: OpenTransaction,
  personIds: readonly string[],
  caller: Caller,
): Promise<void> {
  if (isAdministrator(caller)) return;
  for (const personId of personIds) {
    if (await people.roles.holdsAny(tx, caller.churchId, personId)) throw new NotAllowed();
  }
}
