import type { People, PersonContributor } from "../people.ts";

/** Which modules hold something of a person that must not reach whoever else gets their address or their record. */
export async function privateHolders(people: People, churchId: string, personId: string): Promise<PersonContributor[]> {
  const held = await Promise.all(
    (people.contributors ?? []).map(async (contributor) =>
      (await contributor.holdsPrivate?.(churchId, personId)) ? [contributor] : [],
    ),
  );
  return held.flat();
}
