import { addHousehold, addPerson, changeHousehold, listPeople } from "@offertory/contract";
import type { DemoCall } from "./demo-caller.ts";
import type { DemoFamily } from "./families.ts";

/** Adds the people of each family and makes a household of them. */
export async function addFamilies(call: DemoCall, jwt: string, families: readonly DemoFamily[]): Promise<void> {
  for (const { name, people } of families) {
    const members: { personId: string; role: (typeof people)[number]["householdRole"] }[] = [];
    for (const { householdRole, ...person } of people) {
      const { id } = await call(addPerson, jwt, { body: person });
      members.push({ personId: id, role: householdRole });
    }
    const household = await call(addHousehold, jwt, {
      body: { name, memberIds: members.map(({ personId }) => personId) },
    });
    await call(changeHousehold, jwt, { params: { id: household.id }, body: { members } });
  }
}

/** The first person who is found by an address. */
export async function findByEmail(call: DemoCall, jwt: string, email: string): Promise<string> {
  const { people } = await call(listPeople, jwt, { query: { search: email } });
  const found = people.find(({ contactInfo }) => contactInfo.email === email);
  if (!found) throw new Error(`The demo has nobody with the address ${email}.`);
  return found.id;
}
