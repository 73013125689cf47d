import type { Tag } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { readPerson } from "../people/read-person.ts";
import { readTagsOf } from "../records/read-tags-of.ts";

export async function listPersonTags(people: People, id: string, caller: Caller): Promise<Tag[]> {
  await readPerson(people, id, caller);
  return (await readTagsOf(people, caller.churchId, [{ id }])).get(id) ?? [];
}
