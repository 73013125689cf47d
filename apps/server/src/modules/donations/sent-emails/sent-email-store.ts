import { chooseLanguage, type Currency, type Language } from "@offertory/i18n";
import { sql } from "kysely";
import { jobsFor, type Job } from "../../../platform/jobs/jobs.ts";
import { currencyOf } from "../../../platform/money/church-money.ts";
import type { DonationsDatabase } from "../donations-tables.ts";
import { type ChurchLetterhead, LETTERHEAD_COLUMNS, letterheadOf } from "./church-letterhead.ts";
import type { EmailKind } from "./sent-email-kind.ts";

/** The recipient of an email, and the church in whose name it is sent. */
export interface Recipient {
  church: string;
  letterhead: ChurchLetterhead;
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  /** The currency of the church. */
  currency: Currency;
  /** False for guests, and for people who were invited and have not chosen a password yet. */
  hasPassword: boolean;
}

export interface ReceiptLine {
  name: string;
  amount: number;
}

type Found = Parameters<typeof letterheadOf>[0] & {
  churchId: string;
  church: string;
  email: string;
  firstName: string;
  lastName: string;
  nick: string;
  language: string | null;
  hasPassword: boolean | null;
};

/** Returns null if the person has no email address. */
export const recipientOf = (found: Found): Recipient | null =>
  found.email === ""
    ? null
    : {
        church: found.church,
        letterhead: letterheadOf(found),
        email: found.email,
        firstName: found.nick || found.firstName,
        lastName: found.lastName,
        language: chooseLanguage(found.language ? [found.language] : []),
        currency: currencyOf(found.churchId),
        hasPassword: found.hasPassword ?? false,
      };

export const sentEmailStore = (db: DonationsDatabase) => ({
  /** Marks an email as sent. Returns false if it was before, by a job that ran twice or by another server. */
  claim: async (churchId: string, kind: EmailKind, about: string, writtenAt: Date): Promise<boolean> =>
    (await db
      .insertInto("givingEmails")
      .values({ churchId, kind, about, writtenAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning("about")
      .executeTakeFirst()) !== undefined,

  /** Queues an email unless it was sent before. One statement inserts the mark and the job. */
  post: async (
    { churchId, kind, about, writtenAt }: { churchId: string; kind: EmailKind; about: string; writtenAt: Date },
    email: Job<object>,
  ): Promise<void> => {
    await sql`
      with claimed as (
        insert into giving_emails (church_id, kind, about, written_at)
        values (${churchId}, ${kind}, ${about}, ${writtenAt}) on conflict do nothing returning about
      ) ${jobsFor(sql`claimed`, [email])}`.execute(db.withoutPlugins());
  },

  /** Queues a receipt that was sent before, and records who had it sent again. */
  postAgain: async (
    { churchId, about, writtenAt, sentBy }: { churchId: string; about: string; writtenAt: Date; sentBy: string },
    email: Job<object>,
  ): Promise<void> => {
    await sql`
      with written as (
        insert into giving_emails (church_id, kind, about, written_at, sent_by)
        values (${churchId}, 'receipt-resent', ${about}, ${writtenAt}, ${sentBy}) on conflict do nothing returning about
      ) ${jobsFor(sql`written`, [email])}`.execute(db.withoutPlugins());
  },

  /** Queues a receipt that waits to be sent again. A job that runs twice queues it once. */
  postWaiting: async ({ churchId, about }: { churchId: string; about: string }, email: Job<object>): Promise<void> => {
    await sql`
      with written as (
        update giving_emails set waiting = false
        where church_id = ${churchId} and kind = 'receipt-resent' and about = ${about} and waiting returning about
      ) ${jobsFor(sql`written`, [email])}`.execute(db.withoutPlugins());
  },

  /** Removes the mark of a receipt that waits to be sent again but cannot be sent any more. */
  dropWaiting: async (churchId: string, about: string): Promise<void> => {
    await sql`delete from giving_emails
      where church_id = ${churchId} and kind = 'receipt-resent' and about = ${about} and waiting`.execute(db);
  },

  /** Returns null if the person does not exist or has no email address. */
  async recipient(churchId: string, personId: string): Promise<Recipient | null> {
    const found = await db
      .selectFrom("peopleNames as p")
      .innerJoin("churchLetterheads as c", "c.churchId", "p.churchId")
      .leftJoin("accountHolders as a", (join) =>
        join.onRef("a.churchId", "=", "p.churchId").onRef("a.personId", "=", "p.personId"),
      )
      .select(["c.churchId", "c.name as church", "p.email", "p.firstName", "p.lastName", "p.nick"])
      .select(["a.language", "a.hasPassword", ...LETTERHEAD_COLUMNS])
      .where("p.churchId", "=", churchId)
      .where("p.personId", "=", personId)
      .executeTakeFirst();
    return found ? recipientOf(found) : null;
  },
});
