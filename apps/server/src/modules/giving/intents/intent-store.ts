import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { GivingDatabase, GivingTables } from "../giving-tables.ts";

export type Intent = Selectable<GivingTables["paymentIntents"]>;
export type NewIntent = Insertable<GivingTables["paymentIntents"]>;
export type IntentChange = Updateable<GivingTables["paymentIntents"]>;
export interface FundShare {
  fundId: string;
  amount: number;
}

export const intentStore = (db: GivingDatabase) => ({
  /** Writes a gift down, or finds the one that was written down under the same key. */
  async start(intent: NewIntent, funds: readonly FundShare[]): Promise<{ intent: Intent; fresh: boolean }> {
    const { churchId, id: intentId } = intent;
    const made = await db.transaction().execute(async (tx) => {
      const row = await tx
        .insertInto("paymentIntents")
        .values(intent)
        .onConflict((conflict) =>
          conflict.columns(["churchId", "clientKey"]).where("clientKey", "is not", null).doNothing(),
        )
        .returningAll()
        .executeTakeFirst();
      if (!row) return null;
      await tx
        .insertInto("intentFunds")
        .values(funds.map((share, position) => ({ churchId, intentId, position, ...share })))
        .execute();
      return row;
    });
    if (made) return { intent: made, fresh: true };
    const known = await db
      .selectFrom("paymentIntents")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("clientKey", "=", intent.clientKey ?? "")
      .executeTakeFirstOrThrow();
    return { intent: known, fresh: false };
  },

  find: (churchId: string, id: string): Promise<Intent | undefined> =>
    db
      .selectFrom("paymentIntents")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .executeTakeFirst(),

  /** Everyone who brings news of an intent waits here for those before them. */
  lock: (churchId: string, id: string): Promise<Intent> =>
    db
      .selectFrom("paymentIntents")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirstOrThrow(),

  fundsOf: (churchId: string, intentId: string): Promise<FundShare[]> =>
    db
      .selectFrom("intentFunds")
      .select(["fundId", "amount"])
      .where("churchId", "=", churchId)
      .where("intentId", "=", intentId)
      .orderBy("position")
      .execute(),

  change: ({ churchId, id }: Intent, change: IntentChange): Promise<Intent> =>
    db
      .updateTable("paymentIntents")
      .set({ ...change, updatedAt: sql`now()` })
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow(),
});
