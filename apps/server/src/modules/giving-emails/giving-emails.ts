import type { Connection } from "../../platform/database/connection.ts";
import { transactionsWith } from "../../platform/database/in-transaction.ts";
import { auditStores, type Audit } from "../audit/index.ts";
import { donationsStores } from "../donations/index.ts";
import type { Recurring } from "../recurring/index.ts";
import type { GivingEmailsTables } from "./giving-emails-tables.ts";
import { openReceiptReader } from "./receipt-reader.ts";
import { returnedGiftStore } from "./returned-gift-store.ts";

/** What giving emails asks of the world outside it. */
export interface GivingEmailsNeeds extends Recurring, Audit {
  /** Makes the account of a donor's address where there is none, for its owner to open by a mailed link. */
  nameAccount: (who: { email: string; firstName: string; lastName: string }) => Promise<void>;
}

/** Its stores, on the pool or in a transaction. */
export const givingEmailsStores = (connection: Connection) => {
  const db = connection.$extendTables<GivingEmailsTables>();
  return {
    returnedGifts: returnedGiftStore(db),
  };
};

export interface GivingEmails extends GivingEmailsNeeds, ReturnType<typeof givingEmailsStores> {
  connection: Connection;
  receipts: ReturnType<typeof openReceiptReader>;
}

export function openGivingEmails(connection: Connection, needs: GivingEmailsNeeds): GivingEmails {
  const db = connection.$extendTables<GivingEmailsTables>();
  return {
    ...needs,
    connection,
    ...givingEmailsStores(connection),
    receipts: openReceiptReader(db, needs.prepare),
  };
}

/** With the stores of other modules that are written in one transaction with its own. */
const storesOf = (tx: Connection) => ({
  ...givingEmailsStores(tx),
  donations: donationsStores(tx).donations,
  sentEmails: donationsStores(tx).sentEmails,
  reconciliations: auditStores(tx).reconciliations,
});
export type GivingEmailsStores = ReturnType<typeof storesOf>;

/** All of it is written, or nothing. */
export const inTransaction = transactionsWith(storesOf);
