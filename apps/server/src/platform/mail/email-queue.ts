import type { Connection, OpenTransaction } from "../database/connection.ts";
import { refusal } from "../errors/refusal.ts";
import { addJob, type Job } from "../jobs/jobs.ts";
import type { Encryption } from "../encryption/encryption.ts";
import { placesLeft, startOfDay, takePlace, type ChurchEmailReason } from "./church-email-limit.ts";
import { SEND_MAIL, type Email } from "./mailer.ts";
import { encryptEmail, type EncryptedEmail } from "./encrypted-email.ts";

/** A church has sent as many emails today as it may. */
const ChurchEmailLimit = refusal("limited", "church-email-limit");

export interface EmailQueueNeeds {
  encryption: Encryption;
  /** How many emails a church may cause in one day. */
  churchEmailsPerDay: number;
  now: () => Date;
}

type Tx = Connection | OpenTransaction;

export type EmailQueue = ReturnType<typeof openEmailQueue>;

/** How far ahead emails may wait for a day with room; what is left is sent after the last of these days. */
const LATEST_DAYS = 30;

/** Puts emails into the queue in the transaction of their reason: what is rolled back is never mailed. They wait there encrypted. */
export function openEmailQueue({ encryption, churchEmailsPerDay: perDay, now }: EmailQueueNeeds) {
  const jobOf = (email: Email): Job<EncryptedEmail> => ({ name: SEND_MAIL, payload: encryptEmail(encryption, email) });
  const asked = (churchId: string, reason: ChurchEmailReason) => ({ churchId, reason, perDay, now: now() });

  /** False without room today: the caller tries again tomorrow, or leaves it. */
  async function postIfRoom(tx: Tx, churchId: string, reason: ChurchEmailReason, email: Email): Promise<boolean> {
    if (!(await takePlace(tx, asked(churchId, reason)))) return false;
    await addJob(tx, { ...jobOf(email), canWait: reason !== "staff" });
    return true;
  }

  return {
    /** The job that mails an email, for who adds it in a statement of their own. */
    jobOf,

    /** For receipts and for what protects an account or a church: no limit ever holds them back. */
    post: (tx: Tx, email: Email): Promise<void> => addJob(tx, jobOf(email)),

    postIfRoom,

    /** An email that staff cause while they look at the screen: without room they are told, and nothing is changed. */
    async postByStaff(tx: Tx, churchId: string, email: Email): Promise<void> {
      if (!(await postIfRoom(tx, churchId, "staff", email))) throw new ChurchEmailLimit();
    },

    /** An email for which nobody waits at a screen: without room it is sent on the next day that has some. */
    async postWhenRoom(tx: Tx, churchId: string, email: Email): Promise<void> {
      let days = 0;
      while (days < LATEST_DAYS && !(await takePlace(tx, asked(churchId, "staff"), days))) days += 1;
      await addJob(tx, { ...jobOf(email), canWait: true, ...(days > 0 && { runAt: startOfDay(now(), days) }) });
    },

    /** Takes the place of one email that is delivered without the queue. False without room. */
    takePlace: (tx: Tx, churchId: string): Promise<boolean> => takePlace(tx, asked(churchId, "staff")),

    /** Refuses what will cause emails later, while there is still somebody to be told. */
    async refuseWithoutRoom(tx: Tx, churchId: string, reason: ChurchEmailReason, emails = 1): Promise<void> {
      if ((await placesLeft(tx, asked(churchId, reason))) < emails) throw new ChurchEmailLimit();
    },

    /** When churches that have sent all of a day's emails may send again. */
    tomorrow: (): Date => startOfDay(now(), 1),
  };
}
