import type { Tag } from "@offertory/contract";
import type { People } from "../people.ts";

/** Reads the tags of people, by name. People without tags are not in the result. */
export async function readTagsOf(
  { db }: People,
  churchId: string,
  people: readonly { id: string }[],
): Promise<Map<string, Tag[]>> {
  const tags = new Map<string, Tag[]>();
  if (people.length === 0) return tags;
  const rows = await db
    .selectFrom("taggedPeople")
    .innerJoin("tags", (join) =>
      join.onRef("tags.churchId", "=", "taggedPeople.churchId").onRef("tags.id", "=", "taggedPeople.tagId"),
    )
    .select(["taggedPeople.personId", "tags.id", "tags.name"])
    .where("taggedPeople.churchId", "=", churchId)
    .where(
      "taggedPeople.personId",
      "in",
      people.map(({ id }) => id),
    )
    .orderBy("tags.comparedName")
    .execute();
  for (const { personId, id, name } of rows) {
    const known = tags.get(personId);
    if (known) known.push({ id, name });
    else tags.set(personId, [{ id, name }]);
  }
  return tags;
}
