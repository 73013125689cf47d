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

const digits = (random: Seeded, count: number) => Array.from({ length: count }, () => random.between(0, 9)).join("");
const two = (number: number) => String(number).padStart(2, "0");
const dayIn = (random: Seeded, year: number) => `${year}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`;

/** Makes families of one to six people, until they have exactly `wished` people together. */
export function makeFamilies(
  random: Seeded,
  wished: number,
  place: { city: string; state: string; zip: string },
): DemoFamily[] {
  const families: DemoFamily[] = [];
  const used = new Set<string>();
  let count = 0;
  for (let index = 0; count < wished; index += 1) {
    const name = FAMILY_NAMES[index % FAMILY_NAMES.length]!;
    const family = makeFamily(random, name, place, used);
    family.people.length = Math.min(family.people.length, wished - count);
    count += family.people.length;
    families.push(family);
  }
  return families;
}

function makeFamily(
  random: Seeded,
  last: string,
  place: { city: string; state: string; zip: string },
  used: Set<string>,
): DemoFamily {
  const kind = random.next();
  const adults = kind < 0.25 ? 1 : 2;
  const children = kind < 0.45 ? 0 : random.between(1, 4);
  const status = random.pick(STATUSES);
  const home = {
    ...place,
    address1: `${random.between(1, 980)} ${random.pick(STREETS)}`,
    homePhone: `(555) 01${digits(random, 1)}-${digits(random, 4)}`,
  };
  const born = YEAR - random.between(28, 78);
  const wedding = adults === 2 ? dayIn(random, born + random.between(22, 27)) : null;
  const firstIsWoman = random.next() < 0.5;

  const person = (role: DemoPerson["householdRole"], woman: boolean, birthYear: number): DemoPerson => {
    const first = firstNameFor(random, woman, last, used);
    const grown = role !== "Child";
    return {
      name: {
        first,
        last,
        nick: grown && first === "Katherine" ? "Kate" : "",
        middle: grown ? random.pick(["", "", "J.", "M.", "R."]) : "",
      },
      contactInfo: {
        ...home,
        ...(grown && {
          email: `${first}.${last}@example.com`.toLowerCase(),
          mobilePhone: `(555) 01${digits(random, 1)}-${digits(random, 4)}`,
        }),
      },
      birthDate: dayIn(random, birthYear),
      anniversary: grown ? wedding : null,
      gender: woman ? "Female" : "Male",
      maritalStatus: grown
        ? wedding
          ? "Married"
          : random.pick(["Single", "Widowed", "Divorced", "Single"])
        : "Single",
      membershipStatus: grown ? status : status === "Member" ? "Regular Attendee" : status,
      householdRole: role,
    };
  };

  const people = [person("Head", firstIsWoman, born)];
  if (adults === 2) people.push(person("Spouse", !firstIsWoman, born + random.between(-4, 5)));
  if (YEAR - born < 62) {
    for (let child = 0; child < children; child += 1)
      people.push(person("Child", random.next() < 0.5, Math.min(YEAR - 1, born + random.between(24, 38))));
  }
  return { name: last, people };
}

/** Picks a first name that no other generated person of this family name has, so that no two look like duplicates. */
function firstNameFor(random: Seeded, woman: boolean, last: string, used: Set<string>): string {
  for (;;) {
    const first = random.pick(woman ? WOMEN : MEN);
    if (used.has(`${first} ${last}`)) continue;
    used.add(`${first} ${last}`);
    return first;
  }
}
