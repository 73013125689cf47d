import { sameEmail, type MembershipStatus } from "@offertory/contract";
import { sql } from "kysely";
import type { OpenTransaction } from "../../../platform/database/connection.ts";
import { refuseLinkInName } from "../../../platform/mail/refuse-link-in-name.ts";
import type { People } from "../people.ts";
import type { PeopleTables } from "../people-tables.ts";

export interface WantedPerson {
  email: string;
  firstName: string;
  lastName: string;
  /** Of a new person; Guest when nothing is said. */
  membershipStatus?: MembershipStatus;
  /** Only somebody whom no account holds yet, because the caller is about to give them one. */
  withoutAccount?: boolean;
}

/**
 * The person of a church for an address, made if there is none. Whoever asks for the same address at the same time waits
 * for the first to be done, so that there is never a second. Where a family shares an address, the name decides. Archived
 * people are left alone: who comes back begins as a guest, without the roles of before.
 */
export async function findOrAddPerson(
  people: People,
  tx: OpenTransaction,
  churchId: string,
  wanted: WantedPerson,
): Promise<string> {
  const email = sameEmail(wanted.email);
  const firstName = wanted.firstName.trim();
  const lastName = wanted.lastName.trim();
  const db = tx.$extendTables<PeopleTables>();

  await sql`select pg_advisory_xact_lock(hashtextextended(${`people/${churchId}/${email}`}, 0))`.execute(tx);
  const candidates = await db
    .selectFrom("people as p")
    .select("p.id")
    .where("p.churchId", "=", churchId)
    .where("p.stage", "=", "active")
    .where("p.sortEmail", "=", email)
    .orderBy(sql`p.call_name = fold_text(btrim(${firstName} || ' ' || ${lastName}))`, "desc")
    .orderBy("p.createdAt")
    .orderBy("p.id")
    .execute();
  const ids = candidates.map(({ id }) => id);
  const taken = wanted.withoutAccount ? await people.findAccounts(tx, churchId, ids) : [];
  const found = ids.find((id) => !taken.some(({ personId }) => personId === id));
  if (found) return found;
  refuseLinkInName(firstName, lastName);

  const id = people.newId();
  const householdId = people.newId();
  // A person without any name could not be found in a list.
  const nameless = firstName || lastName ? "" : email.replace(/@.*/, "");
  await db
    .insertInto("households")
    .values({ churchId, id: householdId, name: lastName || firstName || nameless })
    .execute();
  await db
    .insertInto("people")
    .values({
      churchId,
      id,
      firstName: firstName || nameless,
      lastName,
      email,
      membershipStatus: wanted.membershipStatus ?? "Guest",
      householdId,
    })
    .execute();
  return id;
}
