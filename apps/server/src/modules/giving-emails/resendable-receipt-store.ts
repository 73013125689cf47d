import { sql } from "kysely";
import type { GivingEmailsDatabase } from "./giving-emails-tables.ts";

interface QueuedReceipts {
  task: string;
  /** Tells the sendings of one donation apart. */
  key: string;
  sentBy: string;
  writtenAt: Date;
  /** Receipts that were sent again after this are left out. */
  notSince: Date;
}

export const resendableReceiptStore = (db: GivingEmailsDatabase) => {
  /** The donations whose receipt can be sent again: they are online and count, and their donor has an address. */
  const sendable = (churchId: string, donationIds: readonly string[]) =>
    db
      .selectFrom("donations as d")
      .innerJoin("paymentIntents as i", (join) =>
        join
          .onRef("i.churchId", "=", "d.churchId")
          .onRef("i.provider", "=", "d.provider")
          .onRef("i.transactionId", "=", "d.transactionId")
          .onRef("i.id", "=", "d.intentId"),
      )
      .innerJoin("peopleNames as p", (join) =>
        join.onRef("p.churchId", "=", "d.churchId").onRef("p.personId", "=", "d.personId"),
      )
      .where("d.churchId", "=", churchId)
      .where("d.id", "in", [...donationIds])
      .where("d.status", "in", ["succeeded", "partially_refunded", "disputed"])
      .where("p.email", "<>", "");

  return {
    /** Finds the payment intent of a donation whose receipt can be sent again. */
    find: (churchId: string, donationId: string) =>
      sendable(churchId, [donationId]).select("i.id as intentId").executeTakeFirst(),

    sendableOf: async (churchId: string, donationIds: readonly string[]): Promise<string[]> =>
      (await sendable(churchId, donationIds).select("d.id").execute()).map(({ id }) => id),

    /**
     * Marks receipts as sent again and adds their jobs; returns how many. The donations are locked first, so that two
     * requests at the same time do not both find that a receipt was not sent yet.
     */
    queue: async (churchId: string, donationIds: readonly string[], queued: QueuedReceipts): Promise<number> => {
      if (donationIds.length === 0) return 0;
      const { task, key, sentBy, writtenAt, notSince } = queued;
      await db
        .selectFrom("donations")
        .select("id")
        .where("churchId", "=", churchId)
        .where("id", "in", [...donationIds])
        .orderBy("id")
        .forNoKeyUpdate()
        .execute();
      const { rows } = await sql<{ id: string }>`
        with marked as (
          insert into giving_emails (church_id, kind, about, written_at, sent_by, waiting)
          select ${churchId}, 'receipt-resent', id || ':' || ${key}, ${writtenAt}, ${sentBy}, true
            from unnest(${[...donationIds]}::text[]) as id
            where not exists (select from giving_emails e
              where e.church_id = ${churchId} and e.kind = 'receipt-resent'
                and split_part(e.about, ':', 1) = id and e.written_at > ${notSince})
          returning about
        )
        select (graphile_worker.add_job(${task}, payload := json_build_object(
          'churchId', ${churchId}::text, 'donationId', split_part(about, ':', 1), 'about', about),
          max_attempts := 12)).id::text as id from marked`.execute(db.withoutPlugins());
      return rows.length;
    },

    exists: async (churchId: string, donationId: string): Promise<boolean> =>
      (await db
        .selectFrom("donations")
        .select("id")
        .where("churchId", "=", churchId)
        .where("id", "=", donationId)
        .executeTakeFirst()) !== undefined,
  };
};
