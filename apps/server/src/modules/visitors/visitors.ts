import type { Connection } from "../../platform/database/connection.ts";
import { transactionsWith } from "../../platform/database/in-transaction.ts";
import type { Guards } from "../../platform/identity/access.ts";
import type { Publish } from "../../platform/jobs/events.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import type { RecaptchaKeys } from "./captcha/recaptcha-keys.ts";
import { attemptStore } from "./card-testing/attempt-store.ts";
import { guestStore } from "./guests/guest-store.ts";
import type { VisitorsTables } from "./visitors-tables.ts";

export interface VisitorsNeeds {
  guards: Guards;
  limits: Limits;
  publish: Publish;
  /** The key of challenge signatures and of the hashes that are stored. */
  secret: string;
  /** The keys of reCAPTCHA; null if visitors can only solve our own challenges. */
  recaptcha: RecaptchaKeys | null;
  now: () => Date;
  newId: () => string;
}

export const visitorsStores = (connection: Connection) => {
  const db = connection.$extendTables<VisitorsTables>();
  return {
    guests: guestStore(db),
    attempts: attemptStore(db),
  };
};

export interface Visitors extends VisitorsNeeds, ReturnType<typeof visitorsStores> {
  connection: Connection;
}

export const openVisitors = (connection: Connection, needs: VisitorsNeeds): Visitors => ({
  ...needs,
  connection,
  ...visitorsStores(connection),
});

export type VisitorsStores = ReturnType<typeof visitorsStores>;

export const inTransaction = transactionsWith(visitorsStores);
