import type { Connection } from "../../platform/database/connection.ts";
import { transactionsWith } from "../../platform/database/in-transaction.ts";
import { donationsStores } from "../donations/index.ts";
import type { FundsNeeds } from "../funds/index.ts";
import type { GatewaysNeeds } from "../gateways/index.ts";
import type { GiftAid } from "../gift-aid/index.ts";
import type { GivingEmails } from "../giving-emails/index.ts";
import type { LedgerNeeds } from "../ledger/index.ts";
import type { Payments } from "../payments/index.ts";
import type { Recurring } from "../recurring/index.ts";
import type { Reporting } from "../reporting/index.ts";
import type { Statements } from "../statements/index.ts";
import type { VisitorsNeeds } from "../visitors/index.ts";
import type { GivingTables } from "./giving-tables.ts";
import type { openLetterheadReader } from "./donation-page/letterhead-reader.ts";
import { timelineStore } from "./donation-record/timeline-store.ts";
import { personStore } from "./person-data/person-store.ts";

export type GivingNeeds = FundsNeeds &
  GatewaysNeeds &
  LedgerNeeds &
  VisitorsNeeds &
  Pick<Payments, "jobsOf"> &
  Pick<Recurring, "translatorFor" | "emails"> &
  Pick<GivingEmails, "addUnregisteredAccount"> &
  Pick<Statements, "deliver">;

export const givingStores = (connection: Connection) => ({
  persons: personStore(connection.$extendTables<GivingTables>()),
  timeline: timelineStore(connection.$extendTables<GivingTables>()),
});

/** The contexts of all modules of giving in one object. */
export interface Giving extends GivingEmails, Statements, GiftAid, Reporting, ReturnType<typeof givingStores> {
  connection: Connection;
  readLetterhead: ReturnType<typeof openLetterheadReader>;
}

/** Also has the stores of other modules that are written in the same transaction. */
const storesOf = (tx: Connection) => ({ ...givingStores(tx), savedViews: donationsStores(tx).savedViews });

export const inTransaction = transactionsWith(storesOf);
