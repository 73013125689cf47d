import {
  can,
  HOME_PEOPLE,
  type CallAnswer,
  type enterChurch as call,
  type Home,
  type Person,
} from "@offertory/contract";
import type { z } from "zod";
import { Refusal } from "../../platform/errors/refusal.ts";
import { NotAllowed } from "../../platform/http/http-errors.ts";
import { may, type Caller } from "../../platform/identity/caller.ts";
import type { TokenClaims } from "../../platform/identity/tokens.ts";
import { touchUserChurch } from "../accounts/index.ts";
import { readPublicSettings } from "../churches/index.ts";
import { countUnread } from "../notifications/index.ts";
import { listPeople, readHousehold, readPerson } from "../people/index.ts";
import type { HomePages } from "./home.ts";

/**
 * Records the visit of a church, and reads in one call what its pages need. Each part equals the answer of its own
 * endpoint.
 */
export async function enterChurch(
  pages: HomePages,
  { churchId, personId, appName, home = false }: z.output<(typeof call)["body"]>,
  claims: TokenClaims,
): Promise<CallAnswer<typeof call>> {
  // Looks up the caller with the church and person of the body: finds nothing if the person is not the caller's own
  // there.
  const caller = await pages.callerContext.callerOf({ ...claims, churchId, personId });
  if (!caller) throw new NotAllowed();
  const reading = readPerson(pages.people, personId, caller);
  const [person, settings, unread, shown] = await Promise.all([
    reading,
    readPublicSettings(pages.churches, churchId),
    countUnread(pages.notifications, caller),
    home ? readHome(pages, caller, reading) : null,
    touchUserChurch(pages.accounts, caller.userId, { churchId, appName }, claims),
  ]);
  return { person, settings, unread, home: shown };
}

async function readHome(pages: HomePages, caller: Caller, person: Promise<Person>): Promise<Home> {
  const [household, people] = await Promise.all([readOwnHousehold(pages, caller, person), readPeople(pages, caller)]);
  return { household, people };
}

/** Returns null if the person has no household, or may not see it. */
async function readOwnHousehold({ people }: HomePages, caller: Caller, person: Promise<Person>) {
  const { householdId } = await person;
  if (householdId === null) return null;
  return readHousehold(people, householdId, caller).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
}

/** Counts of people and the newest people; null for callers who may not view all people. */
async function readPeople({ people }: HomePages, caller: Caller): Promise<Home["people"]> {
  if (!may(caller, can.viewPeople) && !may(caller, can.editPeople)) return null;
  const [all, members, visitors, newest] = await Promise.all([
    listPeople(people, HOME_PEOPLE.all, caller),
    listPeople(people, HOME_PEOPLE.members, caller),
    listPeople(people, HOME_PEOPLE.visitors, caller),
    listPeople(people, HOME_PEOPLE.newest, caller),
  ]);
  return { all, members, visitors, newest };
}
