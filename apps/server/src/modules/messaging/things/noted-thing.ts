import { can, type NotedThing } from "@offertory/contract";
import { may, type Caller } from "../../../platform/identity/caller.ts";
import type { MessagingDatabase } from "../messaging-tables.ts";

/** Something that notes are written on: whose module it is says who may. */
export interface NotedThingRules {
  mayRead(caller: Caller, contentId: string): boolean | Promise<boolean>;
  mayWrite(caller: Caller, contentId: string): boolean | Promise<boolean>;
  exists(churchId: string, contentId: string): Promise<boolean>;
  /** Where in the portal the notes are; null where they have no page of their own. */
  link(contentId: string): string | null;
}

export type NotedThings = Partial<Record<NotedThing, NotedThingRules>>;

type Shown = "notedPeople" | "notedHouseholds" | "notedDonations";

/** The things of modules that know nothing of notes. Later modules add their own. */
export function churchThings(db: MessagingDatabase): NotedThings {
  const isIn = (view: Shown) => async (churchId: string, contentId: string) =>
    (await db
      .selectFrom(view)
      .select("thingId")
      .where("churchId", "=", churchId)
      .where("thingId", "=", contentId)
      .executeTakeFirst()) !== undefined;
  const ofPeople = {
    mayRead: (caller: Caller) => may(caller, can.viewPeople) || may(caller, can.editPeople),
    mayWrite: (caller: Caller) => may(caller, can.editPeople),
  };
  return {
    person: { ...ofPeople, exists: isIn("notedPeople"), link: (id) => `/people/${encodeURIComponent(id)}` },
    household: { ...ofPeople, exists: isIn("notedHouseholds"), link: () => null },
    donation: {
      mayRead: (caller) => may(caller, can.viewDonations),
      mayWrite: (caller) => may(caller, can.viewDonations),
      exists: isIn("notedDonations"),
      link: () => null,
    },
  };
}
