import type { Guards } from "../../platform/identity/access.ts";
import type { CallerContext } from "../../platform/identity/caller-context.ts";
import type { Accounts } from "../accounts/index.ts";
import type { Churches } from "../churches/index.ts";
import type { Notifications } from "../notifications/index.ts";
import type { People } from "../people/index.ts";

/** The modules whose operations `enterChurch` combines. This module has no tables. */
export interface HomePages {
  guards: Guards;
  callerContext: CallerContext;
  accounts: Accounts;
  churches: Churches;
  notifications: Notifications;
  people: People;
}
