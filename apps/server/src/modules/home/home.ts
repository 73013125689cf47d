import type { Guards } from "../../platform/identity/access.ts";
import type { CallerContext } from "../../platform/identity/caller-context.ts";
import type { Accounts } from "../accounts/index.ts";
import type { Churches } from "../churches/index.ts";
import type { Notifications } from "../notifications/index.ts";
import type { People } from "../people/index.ts";

/** What is read together when a page is opened; it has no tables of its own. */
export interface HomePages {
  guards: Guards;
  callerContext: CallerContext;
  accounts: Accounts;
  churches: Churches;
  notifications: Notifications;
  people: People;
}
