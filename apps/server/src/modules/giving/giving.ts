import type { Provider } from "@offertory/contract";
import { transactionsWith } from "../../platform/database/in-transaction.ts";
import type { Connection } from "../../platform/database/connection.ts";
import type { PrepareQuery } from "../../platform/database/prepare-query.ts";
import type { Guards } from "../../platform/identity/access.ts";
import type { JobsOf, Publish } from "../../platform/jobs/events.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import type { Deliver } from "../../platform/mail/deliver.ts";
import type { EmailQueue } from "../../platform/mail/email-queue.ts";
import type { TranslatorFor } from "../../platform/mail/translator.ts";
import type { Encryption } from "../../platform/encryption/encryption.ts";
import type { People } from "../people/index.ts";
import { attemptStore } from "./card-testing/attempt-store.ts";
import type { RecaptchaKeys } from "./captcha/recaptcha-keys.ts";
import { auditStore } from "./audit/audit-store.ts";
import { checkStore } from "./audit/check-store.ts";
import { dashboardStore } from "./dashboard/dashboard-store.ts";
import { summingStore } from "./dashboard/summing-store.ts";
import { disputeStore } from "./disputes/dispute-store.ts";
import { batchStore } from "./batches/batch-store.ts";
import { churchDonationStore } from "./church-donations/church-donation-store.ts";
import { churchRecurringStore } from "./subscriptions/church-recurring-store.ts";
import { donationStore } from "./donations/donation-store.ts";
import { openFundReader } from "./funds/fund-reader.ts";
import { fundStore } from "./funds/fund-store.ts";
import { openGatewayReader, openWholeGatewayReader } from "./gateways/gateway-reader.ts";
import { gatewayStore } from "./gateways/gateway-store.ts";
import type { GivingDatabase, GivingTables } from "./giving-tables.ts";
import { guestStore } from "./guests/guest-store.ts";
import { historyStore } from "./history/history-store.ts";
import { pendingGiftStore } from "./intents/pending-gift-store.ts";
import { intentStore } from "./intents/intent-store.ts";
import { pollStore } from "./events/poll-store.ts";
import { ledgerStore } from "./ledger/ledger-store.ts";
import type { CheckpointNotes } from "./ledger/checkpoint-notes.ts";
import { openCheckpointSigning, type CheckpointSigning } from "./ledger/checkpoint-signing.ts";
import { checkpointStore } from "./ledger/checkpoint-store.ts";
import { sentEmailStore } from "./sent-emails/sent-email-store.ts";
import { returnedGiftStore } from "./emails/returned-gift-store.ts";
import { manageLinkStore } from "./manage-links/manage-link-store.ts";
import { orderStore } from "./orders/order-store.ts";
import { openReceiptReader } from "./emails/receipt-reader.ts";
import { openMethodReader } from "./payment-methods/method-reader.ts";
import type { MethodUser } from "./payment-methods/method-user.ts";
import { subscriptionsAsMethodUser } from "./subscriptions/subscriptions-as-method-user.ts";
import { methodStore } from "./payment-methods/method-store.ts";
import { setupStore } from "./payment-methods/setup-store.ts";
import { personStore } from "./people/person-store.ts";
import { purposeStore } from "./purposes/purpose-store.ts";
import { offlineGiftStore } from "./offline-gifts/offline-gift-store.ts";
import { renewalStore } from "./subscriptions/renewal-store.ts";
import { subscriptionStore } from "./subscriptions/subscription-store.ts";
import { bookedStore } from "./reconciliation/booked-store.ts";
import { reconciliationStore } from "./reconciliation/reconciliation-store.ts";
import { refundStore } from "./refunds/refund-store.ts";
import { openPdfWorker, type PdfWorker } from "./statements/pdf/pdf-worker.ts";
import { openPrintReservations, type ReservePrint } from "./statements/reserve-print.ts";
import { runStore } from "./statements/run-store.ts";
import { statementStore } from "./statements/statement-store.ts";
import { inboxStore } from "./webhooks/inbox-store.ts";
import type { PaymentProvider } from "./providers/payment-provider.ts";

/** What giving asks of the world outside it. */
export interface GivingNeeds {
  guards: Guards;
  limits: Limits;
  prepare: PrepareQuery;
  publish: Publish;
  jobsOf: JobsOf;
  translatorFor: TranslatorFor;
  emails: EmailQueue;
  /** Mails at once, for who keeps account of each email. */
  deliver: Deliver;
  people: People;
  /** Makes the account of a donor's address where there is none, for its owner to open by a mailed link. */
  nameAccount: (who: { email: string; firstName: string; lastName: string }) => Promise<void>;
  encryption: Encryption;
  now: () => Date;
  newId: () => string;
  /** The addresses of our own apps: links in mails go nowhere else, and payment providers reach us at the portal's. */
  appUrls: Record<"portal" | "site" | "lessons", string>;
  /** Keys what we sign ourselves, such as links in mails. */
  secret: string;
  /** Keys that sign checkpoints of the ledger: the present one, then those before it. */
  ledgerKeys: readonly string[];
  /** Where the newest checkpoint of each church is noted outside the database. */
  checkpointNotes: CheckpointNotes;
  /** Where the sandbox that stands in for the payment providers is; null in production, which has none. */
  sandboxUrl: string | null;
  /** Where visitors may be judged by reCAPTCHA; null where they only solve our own challenges. */
  recaptcha: RecaptchaKeys | null;
  providers: Record<Provider, PaymentProvider>;
}

const storesIn = (db: GivingDatabase) => ({
  funds: fundStore(db),
  gateways: gatewayStore(db),
  methods: methodStore(db),
  methodSetups: setupStore(db),
  intents: intentStore(db),
  purposes: purposeStore(db),
  donations: donationStore(db),
  history: historyStore(db),
  persons: personStore(db),
  recorded: offlineGiftStore(db),
  batches: batchStore(db),
  churchDonations: churchDonationStore(db),
  pendingGifts: pendingGiftStore(db),
  ledger: ledgerStore(db),
  inbox: inboxStore(db),
  guests: guestStore(db),
  tries: attemptStore(db),
  refunds: refundStore(db),
  subscriptions: subscriptionStore(db),
  churchRecurring: churchRecurringStore(db),
  renewals: renewalStore(db),
  sentEmails: sentEmailStore(db),
  returnedGifts: returnedGiftStore(db),
  manageLinks: manageLinkStore(db),
  orders: orderStore(db),
  disputes: disputeStore(db),
  seals: checkpointStore(db),
  polls: pollStore(db),
  reconciliations: reconciliationStore(db),
  booked: bookedStore(db),
  statements: statementStore(db),
  statementRuns: runStore(db),
  dashboard: dashboardStore(db),
  summing: summingStore(db),
  audit: auditStore(db),
  ledgerChecks: checkStore(db),
});
export type GivingStores = ReturnType<typeof storesIn>;

export interface Giving extends GivingNeeds, GivingStores {
  connection: Connection;
  openFunds: ReturnType<typeof openFundReader>;
  gatewayCards: ReturnType<typeof openGatewayReader>;
  wholeGateways: ReturnType<typeof openWholeGatewayReader>;
  methodsNamed: ReturnType<typeof openMethodReader>;
  receipts: ReturnType<typeof openReceiptReader>;
  /** Filled by those who charge saved methods later on. */
  methodUsers: MethodUser[];
  drawing: PdfWorker;
  reservePrint: ReservePrint;
  checkpointSigning: CheckpointSigning;
  /** The gifts that this process is asking a payment provider for just now. */
  underWay: Map<string, Promise<unknown>>;
}

export function openGiving(connection: Connection, needs: GivingNeeds): Giving {
  const db = connection.$extendTables<GivingTables>();
  const { prepare } = needs;
  return {
    ...needs,
    connection,
    ...storesIn(db),
    openFunds: openFundReader(db, prepare),
    gatewayCards: openGatewayReader(db, prepare),
    wholeGateways: openWholeGatewayReader(db, prepare),
    methodsNamed: openMethodReader(db, prepare),
    receipts: openReceiptReader(db, prepare),
    methodUsers: [subscriptionsAsMethodUser(db)],
    drawing: openPdfWorker(),
    reservePrint: openPrintReservations(),
    checkpointSigning: openCheckpointSigning(needs.ledgerKeys),
    underWay: new Map(),
  };
}

/** All of it is written, or nothing. */
export const inTransaction = transactionsWith((tx) => storesIn(tx.$extendTables<GivingTables>()));
