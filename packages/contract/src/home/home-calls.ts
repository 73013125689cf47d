import { z } from "zod/mini";
import { PublicSettings } from "../churches/settings.ts";
import { endpoint } from "../endpoint.ts";
import { UnreadCount } from "../notifications/notification-calls.ts";
import { Person } from "../people/person.ts";
import { Id, optionalText } from "../text/text.ts";

/** One call instead of several, because a page needs all of it whenever it is opened. */
export const enterChurch = endpoint({
  api: "membership",
  signedBy: "account",
  method: "POST",
  path: "/churches/enter",
  summary:
    "Enter a church: records the visit and returns your person, the settings, the unread counts and the home page",
  body: z.object({ churchId: Id, personId: Id, appName: optionalText(100), home: z.optional(z.boolean()) }),
  answer: z.object({
    person: Person,
    settings: PublicSettings,
    unread: UnreadCount,
    /**
     * The answer of `readHome` on request, else null. Its schema is left out, because every page of every app loads
     * this file, and only the home page needs the cards.
     */
    home: z.nullable(z.unknown()),
  }),
});
