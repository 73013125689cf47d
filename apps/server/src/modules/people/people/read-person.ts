import type { Person } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { PersonNotFound } from "../people-errors.ts";
import { describePerson } from "../records/describe-person.ts";
import { asSeenBy, isSeenBy } from "../records/may-see-people.ts";

/** Everything of one person, for modules that know why they ask; nothing of one who was merged away or erased. */
export async function readPersonOf(people: People, churchId: string, personId: string): Promise<Person | undefined> {
  const row = await people.readRow(churchId, personId);
  return row && describePerson(row);
}

/** One person, as far as the caller may see them. Who may not be seen is not there. */
export async function readPerson(people: People, id: string, caller: Caller): Promise<Person> {
  const person = await readPersonOf(people, caller.churchId, id);
  if (!person || !isSeenBy(caller, person)) throw new PersonNotFound();
  return asSeenBy(caller, person);
}
