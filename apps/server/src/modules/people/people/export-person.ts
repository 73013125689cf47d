import type { CallAnswer, exportPerson as exportPersonCall } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { PersonNotFound } from "../people-errors.ts";
import { describePerson, PERSON_COLUMNS } from "../records/describe-person.ts";
import { readTagsOf } from "../records/read-tags-of.ts";
import { requireEditorOrSelf } from "./may-change-person.ts";
import { readPersonOf } from "./read-person.ts";

/**
 * Exports all data about one person, from this module and all contributors. Data of somebody else is limited to what
 * the caller may see; the parts that are left out are named in `withheld`.
 */
export async function exportPerson(
  people: People,
  id: string,
  caller: Caller,
): Promise<CallAnswer<typeof exportPersonCall>> {
  const { churchId } = caller;
  const person = await readPersonOf(people, churchId, id);
  if (!person) throw new PersonNotFound();
  requireEditorOrSelf(caller, person);

  const contributors = people.contributors ?? [];
  const seen = contributors.filter(({ maySee }) => id === caller.personId || maySee(caller));
  const collected = await Promise.all(
    seen.map(async ({ name, collect }) => [name, await collect(churchId, id)] as const),
  );
  return {
    exportedAt: people.now().toISOString(),
    person,
    parts: {
      household: (await householdOf(people, churchId, person.householdId)) ?? null,
      tags: (await readTagsOf(people, churchId, [{ id }])).get(id) ?? [],
      mergedRecords: await mergedInto(people, churchId, id),
      ...Object.fromEntries(collected),
    },
    withheld: contributors.filter((each) => !seen.includes(each)).map(({ name }) => name),
  };
}

const householdOf = async ({ db }: People, churchId: string, id: string | null) =>
  id === null
    ? undefined
    : db
        .selectFrom("households")
        .select(["id", "name"])
        .where("churchId", "=", churchId)
        .where("id", "=", id)
        .executeTakeFirst();

async function mergedInto({ db }: People, churchId: string, id: string) {
  const rows = await db
    .selectFrom("people")
    .select(PERSON_COLUMNS)
    .where("churchId", "=", churchId)
    .where("mergedInto", "=", id)
    .execute();
  return rows.map(describePerson);
}
