import { sql, type Insertable, type Selectable } from "kysely";
import type { RecurringDatabase, RecurringTables } from "../recurring-tables.ts";
import type { SubscriptionKey } from "./subscription-store.ts";

export type Renewal = Selectable<RecurringTables["renewals"]>;

export const renewalStore = (db: RecurringDatabase) => ({
  find: (churchId: string, gatewayId: string, billId: string): Promise<Renewal | undefined> =>
    db
      .selectFrom("renewals")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("gatewayId", "=", gatewayId)
      .where("billId", "=", billId)
      .executeTakeFirst(),

  add: (renewal: Insertable<RecurringTables["renewals"]>) => db.insertInto("renewals").values(renewal).execute(),

  /** Marks a failed try as notified. True only for the first caller. */
  claimNotification: async ({ churchId, gatewayId, billId }: Renewal, tries: number): Promise<boolean> =>
    (await db
      .updateTable("renewals")
      .set({ notifiedTries: tries })
      .where("churchId", "=", churchId)
      .where("gatewayId", "=", gatewayId)
      .where("billId", "=", billId)
      .where("notifiedTries", "<", tries)
      .returning("billId")
      .executeTakeFirst()) !== undefined,

  /** Returns the due time of the oldest renewal that may still be paid. */
  oldestOpen: async ({ churchId, id }: SubscriptionKey): Promise<Date | null> =>
    (
      await db
        .selectFrom("renewals as r")
        .innerJoin("paymentIntents as i", (join) =>
          join.onRef("i.churchId", "=", "r.churchId").onRef("i.id", "=", "r.intentId"),
        )
        .select(sql<Date | null>`min(r.due_at)`.as("oldest"))
        .where("r.churchId", "=", churchId)
        .where("r.subscriptionId", "=", id)
        .where("i.status", "not in", ["succeeded", "cancelled"])
        .executeTakeFirst()
    )?.oldest ?? null,

  /** Returns the newest renewal that was not paid. */
  newestOpen: ({ churchId, id }: SubscriptionKey): Promise<Renewal | undefined> =>
    db
      .selectFrom("renewals as r")
      .innerJoin("paymentIntents as i", (join) =>
        join.onRef("i.churchId", "=", "r.churchId").onRef("i.id", "=", "r.intentId"),
      )
      .selectAll("r")
      .where("r.churchId", "=", churchId)
      .where("r.subscriptionId", "=", id)
      .where("i.status", "<>", "succeeded")
      .orderBy("r.dueAt", "desc")
      .executeTakeFirst(),

  /** How many failed tries of a payment were published; 0 for our own scheduler, whose tries are separate payments. */
  failedTriesOf: async (churchId: string, intentId: string): Promise<number> =>
    (
      await db
        .selectFrom("renewals")
        .select("notifiedTries")
        .where("churchId", "=", churchId)
        .where("intentId", "=", intentId)
        .executeTakeFirst()
    )?.notifiedTries ?? 0,
});
