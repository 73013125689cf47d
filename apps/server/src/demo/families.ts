import type { HOUSEHOLD_ROLES, MembershipStatus, PersonChange } from "@offertory/contract";
import { FAMILY_NAMES, MEN, STREETS, WOMEN } from "./names.ts";
import type { Seeded } from "./seeded.ts";

export interface DemoPerson extends PersonChange {
  householdRole: (typeof HOUSEHOLD_ROLES)[number];
}

export interface DemoFamily {
  name: string;
  people: DemoPerson[];
}

const STATUSES: readonly MembershipStatus[] = [
  "Member",
  "Member",
  "Member",
  "Member",
  "Regular Attendee",
  "Regular Attendee",
  "Visitor",
  "Inactive",
];
const YEAR = 2026;

const digits = (chance: Seeded, count: number) => Array.from({ length: count }, () => chance.between(0, 9)).join("");
const two = (number: number) => String(number).padStart(2, "0");
const dayIn = (chance: Seeded, year: number) => `${year}-${two(chance.between(1, 12))}-${two(chance.between(1, 28))}`;

/** Makes families of one to six people, until they have exactly `wished` people together. */
export function makeFamilies(
  chance: Seeded,
  wished: number,
  place: { city: string; state: string; zip: string },
): DemoFamily[] {
  const families: DemoFamily[] = [];
  const used = new Set<string>();
  let count = 0;
  for (let index = 0; count < wished; index += 1) {
    const name = FAMILY_NAMES[index % FAMILY_NAMES.length]!;
    const family = makeFamily(chance, name, place, used);
    family.people.length = Math.min(family.people.length, wished - count);
    count += family.people.length;
    families.push(family);
  }
  return families;
}

function makeFamily(
  chance: Seeded,
  last: string,
  place: { city: string; state: string; zip: string },
  used: Set<string>,
): DemoFamily {
  const kind = chance.next();
  const adults = kind < 0.25 ? 1 : 2;
  const children = kind < 0.45 ? 0 : chance.between(1, 4);
  const status = chance.pick(STATUSES);
  const home = {
    ...place,
    address1: `${chance.between(1, 980)} ${chance.pick(STREETS)}`,
    homePhone: `(555) 01${digits(chance, 1)}-${digits(chance, 4)}`,
  };
  const born = YEAR - chance.between(28, 78);
  const wedding = adults === 2 ? dayIn(chance, born + chance.between(22, 27)) : null;
  const firstIsWoman = chance.next() < 0.5;

  const person = (role: DemoPerson["householdRole"], woman: boolean, birthYear: number): DemoPerson => {
    const first = firstNameFor(chance, woman, last, used);
    const grown = role !== "Child";
    return {
      name: {
        first,
        last,
        nick: grown && first === "Katherine" ? "Kate" : "",
        middle: grown ? chance.pick(["", "", "J.", "M.", "R."]) : "",
      },
      contactInfo: {
        ...home,
        ...(grown && {
          email: `${first}.${last}@example.com`.toLowerCase(),
          mobilePhone: `(555) 01${digits(chance, 1)}-${digits(chance, 4)}`,
        }),
      },
      birthDate: dayIn(chance, birthYear),
      anniversary: grown ? wedding : null,
      gender: woman ? "Female" : "Male",
      maritalStatus: grown
        ? wedding
          ? "Married"
          : chance.pick(["Single", "Widowed", "Divorced", "Single"])
        : "Single",
      membershipStatus: grown ? status : status === "Member" ? "Regular Attendee" : status,
      householdRole: role,
    };
  };

  const people = [person("Head", firstIsWoman, born)];
  if (adults === 2) people.push(person("Spouse", !firstIsWoman, born + chance.between(-4, 5)));
  if (YEAR - born < 62) {
    for (let child = 0; child < children; child += 1)
      people.push(person("Child", chance.next() < 0.5, Math.min(YEAR - 1, born + chance.between(24, 38))));
  }
  return { name: last, people };
}

/** Picks a first name that no other generated person of this family name has, so that no two look like duplicates. */
function firstNameFor(chance: Seeded, woman: boolean, last: string, used: Set<string>): string {
  for (;;) {
    const first = chance.pick(woman ? WOMEN : MEN);
    if (used.has(`${first} ${last}`)) continue;
    used.add(`${first} ${last}`);
    return first;
  }
}
