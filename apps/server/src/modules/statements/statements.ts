import type { Connection } from "../../platform/database/connection.ts";
import { transactionsWith } from "../../platform/database/in-transaction.ts";
import type { Deliver } from "../../platform/mail/deliver.ts";
import type { EmailQueue } from "../../platform/mail/email-queue.ts";
import type { TranslatorFor } from "../../platform/mail/translator.ts";
import type { Donations } from "../donations/index.ts";
import { openPdfWorker, type PdfWorker } from "./pdf/pdf-worker.ts";
import { openPrintReservations, type ReservePrint } from "./runs/reserve-print.ts";
import { runStore } from "./runs/run-store.ts";
import { taxReceiptStore } from "./statement/tax-receipt-store.ts";
import { statementStore } from "./statement/statement-store.ts";
import type { StatementsTables } from "./statements-tables.ts";

export interface StatementsNeeds extends Donations {
  /** Sends an email at once, without the queue, because each statement's outcome is recorded. */
  deliver: Deliver;
  translatorFor: TranslatorFor;
  emails: EmailQueue;
  /** The addresses of our apps, for links in emails; payment providers send their webhooks to the portal's. */
  appUrls: Record<"portal" | "site" | "lessons", string>;
}

export const statementsStores = (connection: Connection) => {
  const db = connection.$extendTables<StatementsTables>();
  return {
    statements: statementStore(db),
    statementRuns: runStore(db),
    taxReceipts: taxReceiptStore(db),
  };
};

export interface Statements extends StatementsNeeds, ReturnType<typeof statementsStores> {
  connection: Connection;
  pdfWorker: PdfWorker;
  reservePrint: ReservePrint;
}

export const openStatements = (connection: Connection, needs: StatementsNeeds): Statements => ({
  ...needs,
  connection,
  ...statementsStores(connection),
  pdfWorker: openPdfWorker(),
  reservePrint: openPrintReservations(),
});

export type StatementsStores = ReturnType<typeof statementsStores>;

export const inTransaction = transactionsWith(statementsStores);
