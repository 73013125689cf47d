import { sql, type Insertable } from "kysely";
import { sumOf } from "@offertory/contract";
import type { Holding } from "./fund-lines.ts";
import type { LedgerDatabase, LedgerTables } from "./ledger-tables.ts";

export type Line = Insertable<LedgerTables["ledger"]>;

/** Returns the lines, or throws if the lines of an entry do not add up to zero. */
export function requireBalancedEntries(lines: readonly Line[]): readonly Line[] {
  for (const entry of Map.groupBy(lines, ({ entryId }) => entryId).values())
    if (sumOf(entry.map(({ amount }) => amount)) !== 0)
      throw new Error("The lines of an entry must add up to nothing.");
  return lines;
}

export type LedgerStore = ReturnType<typeof ledgerStore>;

export const ledgerStore = (db: LedgerDatabase) => ({
  async write(lines: readonly Line[]): Promise<void> {
    await db
      .insertInto("ledger")
      .values([...requireBalancedEntries(lines)])
      .execute();
  },

  /** Whether this was booked before. The caller must hold the donation's lock, so that nobody books it meanwhile. */
  has: async (churchId: string, reason: string, reference: string): Promise<boolean> =>
    (await db
      .selectFrom("ledger")
      .select("line")
      .where("churchId", "=", churchId)
      .where("reason", "=", reason)
      .where("reference", "=", reference)
      .limit(1)
      .executeTakeFirst()) !== undefined,

  holdingsOf: (churchId: string, donationId: string): Promise<Holding[]> =>
    db
      .selectFrom("ledger")
      .select("fundId")
      .select(sql<number>`(-coalesce(sum(amount) filter (where reason = 'gift'), 0))::int`.as("given"))
      .select(sql<number>`(-sum(amount))::int`.as("left"))
      .where("churchId", "=", churchId)
      .where("donationId", "=", donationId)
      .where("account", "in", ["fund", "covered-fees"])
      .groupBy("fundId")
      .orderBy("fundId")
      .execute(),

  /** Returns what disputes with these references have taken so far, by fund. */
  takenBy: (churchId: string, references: readonly string[]): Promise<{ fundId: string | null; taken: number }[]> =>
    references.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom("ledger")
          .select("fundId")
          .select(sql<number>`sum(amount)::int`.as("taken"))
          .where("churchId", "=", churchId)
          .where("reason", "in", ["dispute", "dispute-won"])
          .where("reference", "in", references)
          .where("account", "in", ["fund", "covered-fees"])
          .groupBy("fundId")
          .orderBy("fundId")
          .execute(),
});
