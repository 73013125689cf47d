import type { Person } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { PersonNotFound } from "../people-errors.ts";
import { describePerson } from "../records/describe-person.ts";
import { redactFor, isVisibleTo } from "../records/may-see-people.ts";

/**
 * Returns a person with all fields, for other modules, without checking permissions. Returns undefined for merged or
 * erased people.
 */
export async function readPersonOf(people: People, churchId: string, personId: string): Promise<Person | undefined> {
  const row = await people.readRow(churchId, personId);
  return row && describePerson(row);
}

/** Returns the fields of a person that the caller may see. A person whom the caller may not see counts as not found. */
export async function readPerson(people: People, id: string, caller: Caller): Promise<Person> {
  const person = await readPersonOf(people, caller.churchId, id);
  if (!person || !isVisibleTo(caller, person)) throw new PersonNotFound();
  return redactFor(caller, person);
}
