import { addTag, listPeople, tagPeople, type UserChurch } from "@offertory/contract";
import type { DemoCall } from "./demo-caller.ts";

/** Which adults have each tag: one of `each`, from the one at `first`, and with `accounts` everyone who has an account. */
const TAGS = [
  { name: "Choir", first: 0, each: 7, accounts: false },
  { name: "Prayer chain", first: 2, each: 9, accounts: false },
  { name: "Welcome team", first: 4, each: 11, accounts: true },
];

/** Adds a few tags, and gives them to adults. */
export async function addTags(call: DemoCall, jwt: string, others: readonly UserChurch[]): Promise<void> {
  const { people } = await call(listPeople, jwt, { query: { limit: 100 } });
  const adults = people.filter(({ householdRole }) => householdRole !== "Child");
  for (const { name, first, each, accounts } of TAGS) {
    const chosen = adults.filter((_, index) => index % each === first);
    const ids = new Set([...chosen, ...(accounts ? others.map(({ person }) => person) : [])].map(({ id }) => id));
    const { id: tagId } = await call(addTag, jwt, { body: { name } });
    await call(tagPeople, jwt, { body: { ids: [...ids], tagId, tagged: true } });
  }
}
