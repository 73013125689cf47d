import { sameEmail, type MembershipStatus } from "@offertory/contract";
import { sql } from "kysely";
import type { OpenTransaction } from "../../../platform/database/connection.ts";
import { refuseLinkInName } from "../../../platform/mail/refuse-link-in-name.ts";
import type { People } from "../people.ts";
import type { PeopleTables } from "../people-tables.ts";

export interface PersonInput {
  email: string;
  firstName: string;
  lastName: string;
  /** The status of a person who is created, by default Guest. */
  membershipStatus?: MembershipStatus;
  /** Whether to skip people who have an account, because the caller is about to link an account to the person. */
  withoutAccount?: boolean;
}

/**
 * Finds the person of a church with an email address, or creates one. A lock lets simultaneous calls for the same
 * address wait, so that only one person is created. If several people share the address, the name decides. Archived
 * people are not found: someone who comes back starts as a new guest, without their former roles.
 */
export async function findOrAddPerson(
  people: People,
  tx: OpenTransaction,
  churchId: string,
  input: PersonInput,
): Promise<string> {
  const email = sameEmail(input.email);
  const firstName = input.firstName.trim();
  const lastName = input.lastName.trim();
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
  const accounts = input.withoutAccount ? await people.findAccounts(tx, churchId, ids) : [];
  const found = ids.find((id) => !accounts.some(({ personId }) => personId === id));
  if (found) return found;
  refuseLinkInName(firstName, lastName);

  const id = people.newId();
  const householdId = people.newId();
  // Without a name the person could not be found in a list, so the first part of the email address serves as the first
  // name.
  const fallbackName = firstName || lastName ? "" : email.replace(/@.*/, "");
  await db
    .insertInto("households")
    .values({ churchId, id: householdId, name: lastName || firstName || fallbackName })
    .execute();
  await db
    .insertInto("people")
    .values({
      churchId,
      id,
      firstName: firstName || fallbackName,
      lastName,
      email,
      membershipStatus: input.membershipStatus ?? "Guest",
      householdId,
    })
    .execute();
  return id;
}
