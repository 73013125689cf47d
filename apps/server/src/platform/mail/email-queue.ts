import type { Connection, OpenTransaction } from "../database/connection.ts";
import { refusal } from "../errors/refusal.ts";
import { addJob, type Job } from "../jobs/jobs.ts";
import type { Encryption } from "../encryption/encryption.ts";
import { countRemainingEmails, startOfDay, reserveEmail, type ChurchEmailReason } from "./church-email-limit.ts";
import { SEND_MAIL, type Email } from "./mailer.ts";
import { encryptEmail, type EncryptedEmail } from "./encrypted-email.ts";

/** A church has sent as many emails today as it may. */
const ChurchEmailLimit = refusal("limited", "church-email-limit");

export interface EmailQueueNeeds {
  encryption: Encryption;
  /** How many emails a church may send per day. */
  churchEmailsPerDay: number;
  /** The URL that the paths of pictures in emails continue. */
  picturesUrl: string;
  now: () => Date;
}

type Tx = Connection | OpenTransaction;

export type EmailQueue = ReturnType<typeof openEmailQueue>;

/** How many days ahead an email may be put off. If all are full, it is sent after the last of them. */
const MAX_DELAY_DAYS = 30;

/**
 * Adds emails to the job queue in the transaction of their cause, so that a rollback sends nothing. Their payload is
 * encrypted.
 */
export function openEmailQueue({ encryption, churchEmailsPerDay: perDay, picturesUrl, now }: EmailQueueNeeds) {
  // Typed text cannot contain it, because its quotation marks are escaped.
  const withPictures = (html: string) => html.replaceAll('<img src="/content/', `<img src="${picturesUrl}/content/`);
  const jobOf = (email: Email): Job<EncryptedEmail> => ({
    name: SEND_MAIL,
    payload: encryptEmail(encryption, { ...email, html: withPictures(email.html) }),
  });
  const requestOf = (churchId: string, reason: ChurchEmailReason) => ({ churchId, reason, perDay, now: now() });

  /** Queues an email, or returns false when today's limit is reached. The caller then retries tomorrow or drops it. */
  async function postWithinLimit(tx: Tx, churchId: string, reason: ChurchEmailReason, email: Email): Promise<boolean> {
    if (!(await reserveEmail(tx, requestOf(churchId, reason)))) return false;
    await addJob(tx, { ...jobOf(email), canWait: reason !== "staff" });
    return true;
  }

  return {
    /** Returns the job that sends an email, for callers that add it in their own SQL statement. */
    jobOf,

    /** Queues an email without a limit: receipts, and emails that protect an account or a church. */
    post: (tx: Tx, email: Email): Promise<void> => addJob(tx, jobOf(email)),

    postWithinLimit,

    /**
     * Queues an email that staff cause on a screen. Refuses when today's limit is reached, so that they see it and
     * nothing is changed.
     */
    async postByStaff(tx: Tx, churchId: string, email: Email): Promise<void> {
      if (!(await postWithinLimit(tx, churchId, "staff", email))) throw new ChurchEmailLimit();
    },

    /** Queues an email that can wait: when today's limit is reached, it is sent on the next day with room. */
    async postWhenWithinLimit(tx: Tx, churchId: string, email: Email): Promise<void> {
      let days = 0;
      while (days < MAX_DELAY_DAYS && !(await reserveEmail(tx, requestOf(churchId, "staff"), days))) days += 1;
      await addJob(tx, { ...jobOf(email), canWait: true, ...(days > 0 && { runAt: startOfDay(now(), days) }) });
    },

    /** Counts one email that is delivered without the queue. Returns false when today's limit is reached. */
    reserveEmail: (tx: Tx, churchId: string): Promise<boolean> => reserveEmail(tx, requestOf(churchId, "staff")),

    /** Refuses an action that will cause emails later, while the user can still see the refusal. */
    async refuseOverLimit(tx: Tx, churchId: string, reason: ChurchEmailReason, emails = 1): Promise<void> {
      if ((await countRemainingEmails(tx, requestOf(churchId, reason))) < emails) throw new ChurchEmailLimit();
    },

    /** When churches that have reached today's limit may send again. */
    tomorrow: (): Date => startOfDay(now(), 1),
  };
}
