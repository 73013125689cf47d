import { can } from "@offertory/contract";
import { everyone, type HomeCardSource } from "../../../platform/home-cards/home-card-source.ts";
import { type Caller, may } from "../../../platform/identity/caller.ts";
import { readHousehold } from "../households/read-household.ts";
import { listPeople } from "../people/list-people.ts";
import { readPerson } from "../people/read-person.ts";
import type { People } from "../people.ts";

const NEWEST = { sort: "added", direction: "desc", limit: 5 } as const;

const seesEveryone = (caller: Caller): boolean => may(caller, can.viewPeople) || may(caller, can.editPeople);

/** The counts of people and the newest ones, the caller's household, and the step to add the first people. */
export const peopleCards = (people: People): HomeCardSource[] => [
  {
    kind: "people",
    allow: seesEveryone,
    async read(caller) {
      const [newest, members, visitors] = await Promise.all([
        listPeople(people, NEWEST, caller),
        listPeople(people, { status: "Member", limit: 1 }, caller),
        listPeople(people, { status: "Visitor", limit: 1 }, caller),
      ]);
      if (newest.total < 2) return null;
      const counts = { all: newest.total, members: members.total, visitors: visitors.total };
      return { kind: "people", ...counts, newest: newest.people };
    },
  },
  {
    kind: "addPeople",
    allow: (caller) => may(caller, can.editPeople),
    read: async (caller) => ((await listPeople(people, { limit: 1 }, caller)).total < 2 ? { kind: "addPeople" } : null),
  },
  {
    kind: "household",
    allow: everyone,
    async read(caller) {
      const { householdId } = await readPerson(people, caller.personId, caller);
      if (householdId === null) return null;
      const household = await readHousehold(people, householdId, caller);
      return household.members.length > 1 ? { kind: "household", household } : null;
    },
  },
];
