import { z } from "zod/mini";
import { PublicSettings } from "../churches/settings.ts";
import { endpoint } from "../endpoint.ts";
import { UnreadCount } from "../notifications/notification-calls.ts";
import { Household } from "../people/household-calls.ts";
import { listPeople } from "../people/people-calls.ts";
import { Person } from "../people/person.ts";
import { Id, optionalText } from "../text/text.ts";

/** The queries of `GET /people` for the home page of a person who may see everybody. */
export const HOME_PEOPLE = {
  all: { limit: 1 },
  members: { status: "Member", limit: 1 },
  visitors: { status: "Visitor", limit: 1 },
  newest: { sort: "added", direction: "desc", limit: 5 },
} as const;

const { answer: PeoplePage } = listPeople;

/** The content of the home page. A part is null when there is nothing that the person may see. */
export const Home = z.object({
  household: z.nullable(Household),
  people: z.nullable(z.object({ all: PeoplePage, members: PeoplePage, visitors: PeoplePage, newest: PeoplePage })),
});
export type Home = z.output<typeof Home>;

/** One call instead of several, because a page needs all of it whenever it is opened. */
export const enterChurch = endpoint({
  api: "membership",
  signedBy: "account",
  method: "POST",
  path: "/churches/enter",
  summary:
    "Enter a church: records the visit and returns your person, the settings, the unread counts and the home page",
  body: z.object({ churchId: Id, personId: Id, appName: optionalText(100), home: z.optional(z.boolean()) }),
  answer: z.object({ person: Person, settings: PublicSettings, unread: UnreadCount, home: z.nullable(Home) }),
});
