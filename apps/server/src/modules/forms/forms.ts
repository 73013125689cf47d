import { transactionsWith } from "../../platform/database/in-transaction.ts";
import type { Connection } from "../../platform/database/connection.ts";
import type { PrepareRows } from "../../platform/database/prepare-rows.ts";
import type { Guards } from "../../platform/identity/access.ts";
import type { JobsOf, Publish } from "../../platform/jobs/events.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import type { EmailQueue } from "../../platform/mail/email-queue.ts";
import type { TranslatorFor } from "../../platform/mail/translator.ts";
import type { Giving } from "../giving/index.ts";
import type { Notifications } from "../notifications/index.ts";
import { formStore } from "./records/form-store.ts";
import type { FormsDatabase, FormsTables } from "./forms-tables.ts";
import { formPaymentReference } from "./payments/payment-reference.ts";
import { personStore } from "./people/person-store.ts";
import { openQuestionReader, type QuestionReader } from "./records/question-reader.ts";
import { questionStore } from "./records/question-store.ts";
import { responseStore } from "./responses/response-store.ts";
import { summaryStore } from "./responses/summary-store.ts";
import { submissionStore } from "./records/submission-store.ts";

/** What the forms module needs from its environment. */
export interface FormsNeeds {
  guards: Guards;
  prepareRows: PrepareRows;
  limits: Limits;
  publish: Publish;
  jobsOf: JobsOf;
  translatorFor: TranslatorFor;
  emails: EmailQueue;
  giving: Giving;
  notifications: Notifications;
  now: () => Date;
  newId: () => string;
  /** The server's secret, used for HMACs such as the keys of submissions. */
  secret: string;
  appUrls: Record<"portal" | "site" | "lessons", string>;
}

const storesIn = (db: FormsDatabase) => ({
  forms: formStore(db),
  questions: questionStore(db),
  submissions: submissionStore(db),
  responses: responseStore(db),
  summaries: summaryStore(db),
  persons: personStore(db),
});
export type FormsStores = ReturnType<typeof storesIn>;

export interface Forms extends FormsNeeds, FormsStores {
  connection: Connection;
  questionReader: QuestionReader;
}

export function openForms(connection: Connection, needs: FormsNeeds): Forms {
  const db = connection.$extendTables<FormsTables>();
  needs.giving.purposeOf = ({ form }) => (form ? formPaymentReference(form) : null);
  return { ...needs, connection, questionReader: openQuestionReader(db, needs.prepareRows), ...storesIn(db) };
}

export const inTransaction = transactionsWith((tx) => storesIn(tx.$extendTables<FormsTables>()));
