import { addHousehold, addPerson, listPeople } from "@offertory/contract";
import type { DemoCall } from "./demo-caller.ts";
import type { DemoFamily } from "./families.ts";
import type { Seeded } from "./seeded.ts";
import { sideBySide } from "./side-by-side.ts";

/** Adds the people of each family and makes a household of them. */
export const addFamilies = (
  call: DemoCall,
  jwt: string,
  chance: Seeded,
  families: readonly DemoFamily[],
): Promise<void> =>
  sideBySide(chance, families, async ({ name, people }) => {
    const memberIds: string[] = [];
    for (const { householdRole: _, ...person } of people)
      memberIds.push((await call(addPerson, jwt, { body: person })).id);
    await call(addHousehold, jwt, {
      body: { name, memberIds, roles: people.map(({ householdRole }) => householdRole) },
    });
  });

/** The first person who is found by an address. */
export async function findByEmail(call: DemoCall, jwt: string, email: string): Promise<string> {
  const { people } = await call(listPeople, jwt, { query: { search: email } });
  const found = people.find(({ contactInfo }) => contactInfo.email === email);
  if (!found) throw new Error(`The demo has nobody with the address ${email}.`);
  return found.id;
}
