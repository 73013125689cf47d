import { sql, type Insertable, type Updateable } from "kysely";
import { notClosing } from "../../churches/index.ts";
import type { RecurringDatabase, RecurringTables } from "../recurring-tables.ts";
import type { Intent } from "../../payments/index.ts";
import { type FundLine, fromFundLineRows, toFundLineRows } from "../../funds/index.ts";
import type { SeenDonor } from "../../donations/index.ts";
import type { Subscription } from "../subscription.ts";

export type NewSubscription = Insertable<RecurringTables["subscriptions"]>;
export type SubscriptionChange = Updateable<RecurringTables["subscriptions"]>;
export type SubscriptionKey = Pick<Subscription, "churchId" | "id">;

export const subscriptionStore = (db: RecurringDatabase) => {
  const all = db.selectFrom("subscriptions").selectAll();
  const of = (churchId: string) => all.where("churchId", "=", churchId);

  return {
    /** Inserts a subscription. Returns null if one with the same client key exists. */
    start: (subscription: NewSubscription, funds: readonly FundLine[]): Promise<Subscription | null> =>
      db.transaction().execute(async (tx) => {
        const row = await tx
          .insertInto("subscriptions")
          .values(subscription)
          .onConflict((conflict) =>
            conflict.columns(["churchId", "clientKey"]).where("clientKey", "is not", null).doNothing(),
          )
          .returningAll()
          .executeTakeFirst();
        if (row) await subscriptionStore(tx).addFunds(row, funds);
        return row ?? null;
      }),

    addFunds: ({ churchId, id: subscriptionId }: SubscriptionKey, funds: readonly FundLine[]) =>
      db
        .insertInto("subscriptionFunds")
        .values(
          toFundLineRows(churchId, funds).map((line, position) => ({ churchId, subscriptionId, position, ...line })),
        )
        .execute(),

    dropFunds: ({ churchId, id }: SubscriptionKey) =>
      db.deleteFrom("subscriptionFunds").where("churchId", "=", churchId).where("subscriptionId", "=", id).execute(),

    fundsOf: async ({ churchId, id }: SubscriptionKey): Promise<FundLine[]> =>
      fromFundLineRows(
        churchId,
        await db
          .selectFrom("subscriptionFunds")
          .select(["fundId", "amount"])
          .where("churchId", "=", churchId)
          .where("subscriptionId", "=", id)
          .orderBy("position")
          .execute(),
      ),

    fundNamesOf: (churchId: string, ids: readonly string[]) =>
      db
        .selectFrom("subscriptionFunds as s")
        .innerJoin("funds as f", (join) => join.onRef("f.churchId", "=", "s.churchId").onRef("f.id", "=", "s.fundId"))
        .select(["s.churchId", "s.subscriptionId", "f.id", "f.name", "s.amount"])
        .where("s.churchId", "=", churchId)
        .where("s.subscriptionId", "in", ids.length > 0 ? ids : [""])
        .orderBy("s.position")
        .execute(),

    findByKey: (churchId: string, clientKey: string): Promise<Subscription | undefined> =>
      of(churchId).where("clientKey", "=", clientKey).executeTakeFirst(),

    /** Frees a derived key of a subscription from before a date, so that the same request is a new gift. */
    releaseKey: (churchId: string, clientKey: string, before: Date) =>
      db
        .updateTable("subscriptions")
        .set({ clientKey: null })
        .where("churchId", "=", churchId)
        .where("clientKey", "=", clientKey)
        .where("createdAt", "<", before)
        .execute(),

    find: (churchId: string, id: string): Promise<Subscription | undefined> =>
      of(churchId).where("id", "=", id).executeTakeFirst(),

    findByProviderId: (churchId: string, gatewayId: string, providerId: string): Promise<Subscription | undefined> =>
      of(churchId).where("gatewayId", "=", gatewayId).where("providerId", "=", providerId).executeTakeFirst(),

    /** Lists a donor's active and failing subscriptions, oldest first. */
    listOf: ({ churchId, personId }: SeenDonor): Promise<Subscription[]> =>
      of(churchId)
        .where("personId", "=", personId)
        .where("status", "in", ["active", "past_due"])
        .orderBy("createdAt")
        .orderBy("id")
        .execute(),

    /** Lists the active and failing subscriptions of everybody with an email address, in all churches. */
    listOfEmail: (email: string, limit: number): Promise<Subscription[]> =>
      db
        .selectFrom("subscriptions as s")
        .innerJoin("peopleNames as p", (join) =>
          join.onRef("p.churchId", "=", "s.churchId").onRef("p.personId", "=", "s.personId"),
        )
        .selectAll("s")
        .where(sql`lower(p.email)`, "=", email)
        .where("s.status", "in", ["active", "past_due"])
        .where(notClosing("s.churchId"))
        .orderBy("s.createdAt")
        .limit(limit)
        .execute(),

    /** Lists subscriptions to end of a closing church; none if the church was reopened. */
    listOfClosing: (churchId: string, limit: number): Promise<Subscription[]> =>
      of(churchId)
        .where("status", "<>", "cancelled")
        .where(({ not }) => not(notClosing("subscriptions.churchId")))
        .orderBy("id")
        .limit(limit)
        .execute(),

    isClosing: async (churchId: string): Promise<boolean> =>
      (await sql`select from closing_churches where church_id = ${churchId}`.execute(db)).rows.length > 0,

    listOfMethod: (churchId: string, methodId: string): Promise<Subscription[]> =>
      of(churchId).where("methodId", "=", methodId).where("status", "<>", "cancelled").execute(),

    /** Updates the name and last digits shown for a method, on the subscriptions that it pays. */
    renameMethod: (
      { churchId, gatewayId, id }: { churchId: string; gatewayId: string; id: string },
      { name, last4 }: { name: string; last4: string },
    ) =>
      db
        .updateTable("subscriptions")
        .set({ methodName: name, methodLast4: last4 })
        .where("churchId", "=", churchId)
        .where("gatewayId", "=", gatewayId)
        .where("methodId", "=", id)
        .execute(),

    /**
     * Returns the person of a customer at the provider; null for a guest's, undefined if we do not know it. A person
     * has one customer per gateway; a further one, whose card they took over from a guest, is found by that card.
     */
    personOfCustomer: async (churchId: string, customerId: string): Promise<string | null | undefined> =>
      (
        await db
          .selectFrom("customers as c")
          .select(
            sql<string | null>`coalesce(c.person_id, (select m.person_id from payment_methods m
              where m.church_id = c.church_id and m.gateway_id = c.gateway_id and m.customer_id = c.id
                and m.person_id is not null and m.removed_at is null limit 1))`.as("personId"),
          )
          .where("c.churchId", "=", churchId)
          .where("c.id", "=", customerId)
          .executeTakeFirst()
      )?.personId,

    /** Reads a subscription and locks its row until the transaction ends. */
    lock: ({ churchId, id }: SubscriptionKey): Promise<Subscription> =>
      of(churchId).where("id", "=", id).forUpdate().executeTakeFirstOrThrow(),

    change: ({ churchId, id }: SubscriptionKey, change: SubscriptionChange): Promise<Subscription> =>
      db
        .updateTable("subscriptions")
        .set({ ...change, updatedAt: sql`now()` })
        .where("churchId", "=", churchId)
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Takes due subscriptions and reserves them until a time, so that two workers get different ones. */
    lease: async (now: Date, until: Date, limit: number): Promise<Subscription[]> =>
      (
        await sql<Subscription>`
          update subscriptions set check_at = ${until}, checks = checks + 1
          where (church_id, id) in (
            select church_id, id from subscriptions where check_at <= ${now}
            order by check_at limit ${limit} for update skip locked
          ) returning *`.execute(db)
      ).rows,

    /** Returns the moment when a day begins in the church's time zone. */
    async startOfDay(churchId: string, day: string): Promise<Date> {
      const { dawn } = await db
        .selectFrom("churchCards")
        .select(sql<Date>`${day}::timestamp at time zone time_zone`.as("dawn"))
        .where("churchId", "=", churchId)
        .executeTakeFirstOrThrow();
      return dawn;
    },

    /** Counts the payments that succeeded. */
    countPaid: async ({ churchId, id }: SubscriptionKey): Promise<number> =>
      (
        await db
          .selectFrom("paymentIntents")
          .select(sql<number>`count(*)::int`.as("paid"))
          .where("churchId", "=", churchId)
          .where("scheduleId", "=", id)
          .where("status", "=", "succeeded")
          .executeTakeFirstOrThrow()
      ).paid,

    /** Returns the payment of a due day, if one was started. */
    paymentOf: ({ churchId, id }: SubscriptionKey, dueOn: string): Promise<Intent | undefined> =>
      db
        .selectFrom("paymentIntents")
        .selectAll()
        .where("churchId", "=", churchId)
        .where("scheduleId", "=", id)
        .where("dueOn", "=", dueOn)
        .executeTakeFirst(),

    /** Removes the due day from a failed payment, so that the day can have another try. */
    freeDueDay: async (churchId: string, intentId: string): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable("paymentIntents")
        .set({ dueOn: null })
        .where("churchId", "=", churchId)
        .where("id", "=", intentId)
        .where("status", "in", ["failed", "cancelled"])
        .where("dueOn", "is not", null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
};
