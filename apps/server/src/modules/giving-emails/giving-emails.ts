import type { Connection } from "../../platform/database/connection.ts";
import { transactionsWith } from "../../platform/database/in-transaction.ts";
import { auditStores, type Audit } from "../audit/index.ts";
import { donationsStores } from "../donations/index.ts";
import type { Recurring } from "../recurring/index.ts";
import type { GivingEmailsTables } from "./giving-emails-tables.ts";
import { openReceiptReader } from "./receipt-reader.ts";
import { resendableReceiptStore } from "./resendable-receipt-store.ts";
import { returnedGiftStore } from "./returned-gift-store.ts";

export interface GivingEmailsNeeds extends Recurring, Audit {
  /** Creates an account without a password for an address, if there is none. Its owner opens it by an emailed link. */
  addUnregisteredAccount: (who: { email: string; firstName: string; lastName: string }) => Promise<void>;
}

export const givingEmailsStores = (connection: Connection) => {
  const db = connection.$extendTables<GivingEmailsTables>();
  return {
    resendable: resendableReceiptStore(db),
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

/** Also has the stores of other modules that are written in the same transaction. */
const storesOf = (tx: Connection) => ({
  ...givingEmailsStores(tx),
  donations: donationsStores(tx).donations,
  sentEmails: donationsStores(tx).sentEmails,
  reconciliations: auditStores(tx).reconciliations,
});
export type GivingEmailsStores = ReturnType<typeof storesOf>;

export const inTransaction = transactionsWith(storesOf);
