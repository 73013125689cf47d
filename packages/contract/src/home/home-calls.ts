import { z } from "zod/mini";
import { PublicSettings } from "../churches/settings.ts";
import { endpoint } from "../endpoint.ts";
import { UnreadCount } from "../notifications/notification-calls.ts";
import { Person } from "../people/person.ts";
import { Id, optionalText } from "../text/text.ts";
import { Home } from "./home-cards.ts";

const Entry = { churchId: Id, personId: Id };

/** One call instead of several, because a page needs all of it whenever it is opened. */
export const enterChurch = endpoint({
  api: "membership",
  signedBy: "account",
  method: "POST",
  path: "/churches/enter",
  summary:
    "Enter a church: records the visit and returns your person, the settings, the unread counts and the home page",
  body: z.object({ ...Entry, appName: optionalText(100), home: z.optional(z.boolean()) }),
  answer: z.object({ person: Person, settings: PublicSettings, unread: UnreadCount, home: z.nullable(Home) }),
});

export const readHome = endpoint({
  api: "membership",
  signedBy: "account",
  method: "GET",
  path: "/home",
  summary: "Read the home page of a church: the cards that you may see there",
  query: z.object(Entry),
  answer: Home,
});
