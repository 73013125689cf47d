import type { People, PersonContributor } from "../people.ts";

/**
 * Returns the modules that hold private data of a person: data that must not reach another owner of their email address
 * or record.
 */
export async function listPrivateDataHolders(
  people: People,
  churchId: string,
  personId: string,
): Promise<PersonContributor[]> {
  const holders = await Promise.all(
    (people.contributors ?? []).map(async (contributor) =>
      (await contributor.hasPrivateData?.(churchId, personId)) ? [contributor] : [],
    ),
  );
  return holders.flat();
}
