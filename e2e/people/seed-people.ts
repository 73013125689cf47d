import { addPerson, type Person, type PersonChange } from "@offertory/contract";
import type { APIRequestContext } from "@playwright/test";
import { callApi } from "./call-api.ts";
import type { OwnChurch } from "./own-church.ts";

/** Puts people into a church beside the browser, all at once: who came first is not told. */
export function seedPeople(
  request: APIRequestContext,
  { token }: OwnChurch,
  people: readonly PersonChange[],
): Promise<Person[]> {
  return Promise.all(people.map((body) => callApi(request, addPerson, { body }, token)));
}

const FIRST = ["Ada", "Ben", "Cleo", "Dov", "Esi", "Finn"];

/** So many people called Number 01, Number 02 and so on, of different standing. */
export const manyPeople = (count: number): PersonChange[] =>
  Array.from({ length: count }, (_, index) => ({
    name: { first: FIRST[index % FIRST.length] ?? "Ada", last: `Number ${String(index + 1).padStart(2, "0")}` },
    membershipStatus: index % 3 === 0 ? "Member" : "Visitor",
  }));
