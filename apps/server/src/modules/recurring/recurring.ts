import type { Connection } from "../../platform/database/connection.ts";
import { transactionsWith } from "../../platform/database/in-transaction.ts";
import type { EmailQueue } from "../../platform/mail/email-queue.ts";
import type { TranslatorFor } from "../../platform/mail/translator.ts";
import { donationsStores } from "../donations/index.ts";
import { gatewaysStores } from "../gateways/index.ts";
import { ledgerStores } from "../ledger/index.ts";
import { paymentsStores, type Payments } from "../payments/index.ts";
import { expiringCardStore } from "./card-expiry/expiring-card-store.ts";
import { manageLinkStore } from "./manage-links/manage-link-store.ts";
import type { RecurringTables } from "./recurring-tables.ts";
import { churchRecurringStore } from "./church-recurring/church-recurring-store.ts";
import { renewalStore } from "./store/renewal-store.ts";
import { subscriptionsAsMethodUser } from "./subscriptions/subscriptions-as-method-user.ts";
import { subscriptionStore } from "./store/subscription-store.ts";

export interface RecurringNeeds extends Payments {
  translatorFor: TranslatorFor;
  emails: EmailQueue;
}

export const recurringStores = (connection: Connection) => {
  const db = connection.$extendTables<RecurringTables>();
  return {
    subscriptions: subscriptionStore(db),
    churchRecurring: churchRecurringStore(db),
    renewals: renewalStore(db),
    manageLinks: manageLinkStore(db),
    expiringCards: expiringCardStore(db),
  };
};

export interface Recurring extends RecurringNeeds, ReturnType<typeof recurringStores> {
  connection: Connection;
}

export function openRecurring(connection: Connection, needs: RecurringNeeds): Recurring {
  const db = connection.$extendTables<RecurringTables>();
  needs.methodUsers.push(subscriptionsAsMethodUser(db));
  return {
    ...needs,
    connection,
    ...recurringStores(connection),
  };
}

/** Also has the stores of other modules that are written in the same transaction. */
const storesOf = (tx: Connection) => ({
  ...recurringStores(tx),
  donations: donationsStores(tx).donations,
  sentEmails: donationsStores(tx).sentEmails,
  ledger: ledgerStores(tx).ledger,
  gateways: gatewaysStores(tx).gateways,
  intents: paymentsStores(tx).intents,
});
export type RecurringStores = ReturnType<typeof storesOf>;

export const inTransaction = transactionsWith(storesOf);
