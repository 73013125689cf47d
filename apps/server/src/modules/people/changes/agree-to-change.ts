import { NotAllowed } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { ChangeNotFound } from "../people-errors.ts";
import type { PeopleTables } from "../people-tables.ts";
import { findChange, removeChange } from "./change-store.ts";
import { completeChange } from "./complete-change.ts";
import { isAdministrator } from "./may-agree.ts";

interface ChangeParams {
  id: string;
  changeId: string;
}

/**
 * Records an administrator's agreement to a pending change. It takes effect once the owner has confirmed it by email.
 */
export async function agreeToChange(people: People, params: ChangeParams, caller: Caller): Promise<{ done: boolean }> {
  if (!isAdministrator(caller)) throw new NotAllowed();
  return people.connection.transaction().execute(async (open) => {
    const change = await find(people, open.$extendTables<PeopleTables>(), params, caller);
    return { done: await completeChange(people, open, { ...change, agreedAt: people.now() }) };
  });
}

export async function cancelChange(
  people: People,
  params: ChangeParams,
  caller: Caller,
): Promise<{ removed: boolean }> {
  return people.connection.transaction().execute(async (open) => {
    const tx = open.$extendTables<PeopleTables>();
    await removeChange(tx, await find(people, tx, params, caller));
    return { removed: true };
  });
}

async function find(
  people: People,
  tx: Parameters<typeof findChange>[0],
  { id: personId, changeId }: ChangeParams,
  { churchId }: Caller,
) {
  const change = await findChange(tx, { churchId, personId, id: changeId }, people.now());
  if (!change) throw new ChangeNotFound();
  return change;
}
