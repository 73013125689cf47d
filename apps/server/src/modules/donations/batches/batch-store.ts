import type { BatchStateName } from "@offertory/contract";
import { sql, type Selectable } from "kysely";
import type { DonationsDatabase, DonationsTables } from "../donations-tables.ts";
import type { SeenChurch } from "../people/may-see-donations.ts";

export type BatchRow = Selectable<DonationsTables["batches"]> & { donationCount: number; total: number };
export type BatchFilter = { state?: BatchStateName | undefined; search?: string | undefined };
export type BatchChange = { name?: string; batchDate?: string; closedAt?: Date | null; expectedTotal?: number | null };

export const batchStore = (db: DonationsDatabase) => {
  /** Selects batches with the number and sum of their donations, without voided ones. */
  const counted = db
    .selectFrom("batches as b")
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom("donations as d")
          .select(({ fn }) => fn.countAll<number>().as("donationCount"))
          .select(sql<number>`coalesce(sum(d.amount), 0)`.as("total"))
          .whereRef("d.churchId", "=", "b.churchId")
          .whereRef("d.batchId", "=", "b.id")
          .where("d.status", "<>", "voided")
          .as("inside"),
      (join) => join.onTrue(),
    )
    .selectAll("b")
    .select([
      sql<number>`inside.donation_count::int`.as("donationCount"),
      sql<number>`inside.total::float8`.as("total"),
    ]);

  return {
    page: (
      churchId: string,
      { state, search }: BatchFilter,
      after: { batchDate: string; id: string } | null,
      limit: number,
    ): Promise<BatchRow[]> =>
      counted
        .where("b.churchId", "=", churchId)
        .$if(state !== undefined, (query) => query.where("b.closedAt", state === "closed" ? "is not" : "is", null))
        .$if(state === "open" || state === "online", (query) => query.where("b.online", "=", state === "online"))
        .$if(Boolean(search), (query) => query.where(sql<boolean>`strpos(fold_text(b.name), fold_text(${search})) > 0`))
        .$if(after !== null, (query) =>
          query.where(({ eb, refTuple, tuple }) =>
            eb(refTuple("b.batchDate", "b.id"), "<", tuple(after?.batchDate ?? "", after?.id ?? "")),
          ),
        )
        .orderBy("b.batchDate", "desc")
        .orderBy("b.id", "desc")
        .limit(limit)
        .execute(),

    /** Counts the batches that people opened and have not closed. */
    countOpen: async ({ churchId }: SeenChurch): Promise<number> =>
      (
        await db
          .selectFrom("batches")
          .select(sql<number>`count(*)::int`.as("count"))
          .where("churchId", "=", churchId)
          .where("closedAt", "is", null)
          // Written exactly as the condition of the partial index, so that PostgreSQL recognizes that it can use it.
          .where(sql<boolean>`not online`)
          .executeTakeFirstOrThrow()
      ).count,

    find: (churchId: string, id: string): Promise<BatchRow | undefined> =>
      counted.where("b.churchId", "=", churchId).where("b.id", "=", id).executeTakeFirst(),

    /** Takes a shared lock: gifts can be added and changed at once, but the batch cannot be closed or removed. */
    lockShared: (churchId: string, id: string) =>
      db
        .selectFrom("batches")
        .selectAll()
        .where("churchId", "=", churchId)
        .where("id", "=", id)
        .forShare()
        .executeTakeFirst(),

    /** Takes an exclusive lock, to change or remove the batch. */
    lock: (churchId: string, id: string) =>
      db
        .selectFrom("batches")
        .selectAll()
        .where("churchId", "=", churchId)
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst(),

    /** Returns the newest open batch of a day that is not for online gifts. */
    openOf: (churchId: string, batchDate: string) =>
      db
        .selectFrom("batches")
        .selectAll()
        .where("churchId", "=", churchId)
        .where("batchDate", "=", batchDate)
        .where("online", "=", false)
        .where("closedAt", "is", null)
        .orderBy("createdAt", "desc")
        .forShare()
        .executeTakeFirst(),

    add: (batch: {
      churchId: string;
      id: string;
      name: string;
      batchDate: string;
      expectedTotal?: number | null;
      createdAt: Date;
    }) =>
      db
        .insertInto("batches")
        .values({ ...batch, online: false })
        .execute(),

    change: (churchId: string, id: string, change: BatchChange) =>
      db.updateTable("batches").set(change).where("churchId", "=", churchId).where("id", "=", id).execute(),

    remove: (churchId: string, id: string) =>
      db.deleteFrom("batches").where("churchId", "=", churchId).where("id", "=", id).execute(),

    /** Counts voided donations too, because the ledger refers to them. */
    isEmpty: async (churchId: string, batchId: string): Promise<boolean> =>
      (await db
        .selectFrom("donations")
        .select("id")
        .where("churchId", "=", churchId)
        .where("batchId", "=", batchId)
        .limit(1)
        .executeTakeFirst()) === undefined,
  };
};
