import type { PendingPersonChange } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { listOpenChanges } from "./change-store.ts";

/** Lists the pending changes of a person. */
export async function listChanges(people: People, id: string, { churchId }: Caller): Promise<PendingPersonChange[]> {
  const rows = await listOpenChanges(people.db, churchId, id, people.now());
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    email: row.newEmail,
    keptName: row.keptName,
    personName: row.personName,
    askedAt: row.askedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    confirmed: row.confirmedAt !== null,
    needsAgreement: row.needsAgreement && row.agreedAt === null,
  }));
}
