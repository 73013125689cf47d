import { addPerson, type Person, type PersonChange } from "@offertory/contract";
import type { APIRequestContext } from "@playwright/test";
import { callApi } from "./call-api.ts";
import type { OwnChurch } from "./own-church.ts";

/** Adds people to a church by the API, all at once and so in no particular order. */
export function seedPeople(
  request: APIRequestContext,
  { token }: OwnChurch,
  people: readonly PersonChange[],
): Promise<Person[]> {
  return Promise.all(people.map((body) => callApi(request, addPerson, { body }, token)));
}

const FIRST = ["Ada", "Ben", "Cleo", "Dov", "Esi", "Finn"];

/** Returns people named Number 01, Number 02 and so on, with different membership statuses. */
export const manyPeople = (count: number): PersonChange[] =>
  Array.from({ length: count }, (_, index) => ({
    name: { first: FIRST[index % FIRST.length] ?? "Ada", last: `Number ${String(index + 1).padStart(2, "0")}` },
    membershipStatus: index % 3 === 0 ? "Member" : "Visitor",
  }));
