import type { Gift } from "@offertory/contract";
import type { Connection } from "../../platform/database/connection.ts";
import { transactionsWith } from "../../platform/database/in-transaction.ts";
import type { JobsOf } from "../../platform/jobs/events.ts";
import { donationsStores, type Donations } from "../donations/index.ts";
import type { Gateways } from "../gateways/index.ts";
import { ledgerStores } from "../ledger/index.ts";
import { visitorsStores, type Visitors } from "../visitors/index.ts";
import { pollStore } from "./events/poll-store.ts";
import { historyStore } from "./history/history-store.ts";
import { intentStore } from "./intents/intent-store.ts";
import { recordingStore } from "./intents/recording-store.ts";
import { pendingGiftStore } from "./intents/pending-gift-store.ts";
import { orderStore } from "./orders/order-store.ts";
import { openMethodReader } from "./payment-methods/method-reader.ts";
import { methodStore } from "./payment-methods/method-store.ts";
import type { MethodUser } from "./payment-methods/method-user.ts";
import { setupStore } from "./payment-methods/setup-store.ts";
import type { PaymentsTables } from "./payments-tables.ts";
import { purposeStore } from "./purposes/purpose-store.ts";
import { inboxStore } from "./webhooks/inbox-store.ts";
import type { WebhookHandlers } from "./webhooks/webhook-handler.ts";

export interface PaymentsNeeds extends Gateways, Donations, Visitors {
  jobsOf: JobsOf;
}

export const paymentsStores = (connection: Connection) => {
  const db = connection.$extendTables<PaymentsTables>();
  return {
    methods: methodStore(db),
    methodSetups: setupStore(db),
    intents: intentStore(db),
    recording: recordingStore(db),
    history: historyStore(db),
    pendingGifts: pendingGiftStore(db),
    purposes: purposeStore(db),
    orders: orderStore(db),
    inbox: inboxStore(db),
    polls: pollStore(db),
  };
};

export interface Payments extends PaymentsNeeds, ReturnType<typeof paymentsStores> {
  connection: Connection;
  methodsById: ReturnType<typeof openMethodReader>;
  /** The charges that this process is waiting for, by the id of their payment intent. */
  inFlight: Map<string, Promise<unknown>>;
  /** Set by the module giving, which knows the handlers of all modules. */
  webhookHandlers: WebhookHandlers;
  /** Returns the payment reference of a gift, a text that only the module forms can read. Set by forms. */
  purposeOf: (gift: Gift) => string | null;
  /** Modules that charge saved methods later; recurring adds itself. */
  methodUsers: MethodUser[];
}

export function openPayments(connection: Connection, needs: PaymentsNeeds): Payments {
  const db = connection.$extendTables<PaymentsTables>();
  return {
    ...needs,
    connection,
    ...paymentsStores(connection),
    methodsById: openMethodReader(db, needs.prepare),
    inFlight: new Map(),
    webhookHandlers: {},
    purposeOf: () => null,
    methodUsers: [],
  };
}

/** The stores of this module, and those of other modules that are written in the same transaction. */
const storesOf = (tx: Connection) => ({
  ...paymentsStores(tx),
  donations: donationsStores(tx).donations,
  ledger: ledgerStores(tx).ledger,
  attempts: visitorsStores(tx).attempts,
});
export type PaymentsStores = ReturnType<typeof storesOf>;

export const inTransaction = transactionsWith(storesOf);
