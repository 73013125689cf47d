import { addPerson, type Person, type PersonChange } from "@offertory/contract";
import type { APIRequestContext } from "@playwright/test";
import { callApi } from "./call-api.ts";
import type { OwnChurch } from "./own-church.ts";

/** Puts people into a church beside the browser. */
export async function seedPeople(
  request: APIRequestContext,
  { token }: OwnChurch,
  people: readonly PersonChange[],
): Promise<Person[]> {
  const added: Person[] = [];
  for (const body of people) added.push(await callApi(request, addPerson, { body }, token));
  return added;
}

const FIRST = ["Ada", "Ben", "Cleo", "Dov", "Esi", "Finn"];

/** So many people called Member 01, Member 02 and so on, of different standing. */
export const manyPeople = (count: number): PersonChange[] =>
  Array.from({ length: count }, (_, index) => ({
    name: { first: FIRST[index % FIRST.length] ?? "Ada", last: `Number ${String(index + 1).padStart(2, "0")}` },
    membershipStatus: index % 3 === 0 ? "Member" : "Visitor",
  }));
