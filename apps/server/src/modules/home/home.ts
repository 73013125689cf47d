import type { HomeCardSource } from "../../platform/home-cards/home-card-source.ts";
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
  /** The cards of all modules, in the order in which they are answered. */
  cards: readonly HomeCardSource[];
  /** Logs why a card could not be read. */
  note: (error: unknown, kind: string) => void;
}
