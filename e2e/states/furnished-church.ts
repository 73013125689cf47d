import { addHousehold, addRole } from "@offertory/contract";
import type { APIRequestContext } from "@playwright/test";
import { callApi } from "../people/call-api.ts";
import { makeChurch, type OwnChurch } from "../people/own-church.ts";
import { seedPeople } from "../people/seed-people.ts";

export type FurnishedChurch = OwnChurch & { personId: string; householdId: string; roleId: string };

let shared: Promise<FurnishedChurch> | undefined;

/** A church with a little of everything that a screen may show, the same for all tests of a worker: to look at only. */
export const furnishedChurch = (request: APIRequestContext): Promise<FurnishedChurch> =>
  (shared ??= furnishChurch(request));

/** One of its own, to change. */
export async function furnishChurch(request: APIRequestContext): Promise<FurnishedChurch> {
  const church = await makeChurch(request);
  const [person] = await seedPeople(request, church, [
    {
      name: { first: "Priscilla", last: "Pontus" },
      birthDate: "1984-02-29",
      contactInfo: { email: "p@example.com", mobilePhone: "555 0100", address1: "1 Tent Lane", city: "Rome" },
    },
    { name: { first: "Prisca", last: "Pontus" }, contactInfo: { email: "p@example.com" } },
    { name: { first: "Saul", last: "Tarsus" } },
  ]);
  const personId = person?.id ?? "";
  const household = { name: "Pontus", memberIds: [personId] };
  const { id: householdId } = await callApi(request, addHousehold, { body: household }, church.token);
  const { id: roleId } = await callApi(request, addRole, { body: { name: "Ushers", permissions: [] } }, church.token);
  return { ...church, personId, householdId, roleId };
}
