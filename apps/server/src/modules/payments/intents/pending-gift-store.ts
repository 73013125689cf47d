import { sql } from "kysely";
import type { PaymentsDatabase } from "../payments-tables.ts";
import type { SeenChurch } from "../../donations/index.ts";

/** The statuses are literals, so that PostgreSQL uses the partial index `payment_intents_under_way`. */
const isPending = (column: string) => sql<boolean>`${sql.ref(column)} in ('processing', 'requires_action')`;

export const pendingGiftStore = (db: PaymentsDatabase) => ({
  /** Newest first. */
  list: ({ churchId }: SeenChurch, limit: number) =>
    db
      .selectFrom("paymentIntents as i")
      .leftJoin("peopleNames as p", (join) =>
        join.onRef("p.churchId", "=", "i.churchId").onRef("p.personId", "=", "i.personId"),
      )
      .select(["i.id", "i.personId", "p.displayName", "i.status", "i.createdAt", "i.amount", "i.provider"])
      .select(["i.methodType", "i.methodName", "i.methodLast4", "i.scheduleId"])
      .select(
        sql<{ id: string; name: string; amount: number }[]>`(
          select coalesce(json_agg(json_build_object('id', f.fund_id, 'name', funds.name, 'amount', f.amount) order by f.position), '[]')
          from intent_funds f join funds on funds.church_id = f.church_id and funds.id = f.fund_id
          where f.church_id = i.church_id and f.intent_id = i.id)`.as("funds"),
      )
      .where("i.churchId", "=", churchId)
      .where(isPending("i.status"))
      .orderBy("i.createdAt", "desc")
      .orderBy("i.id", "desc")
      .limit(limit)
      .execute(),

  count: async ({ churchId }: SeenChurch): Promise<number> =>
    Number(
      (
        await db
          .selectFrom("paymentIntents")
          .select(({ fn }) => fn.countAll().as("count"))
          .where("churchId", "=", churchId)
          .where(isPending("status"))
          .executeTakeFirstOrThrow()
      ).count,
    ),
});
