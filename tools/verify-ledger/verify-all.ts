import { sql } from "kysely";
import type { GivingTables } from "../../apps/server/src/modules/giving/giving-tables.ts";
import { sealStore } from "../../apps/server/src/modules/giving/ledger/seal-store.ts";
import { verifyLedger, type LedgerReport } from "../../apps/server/src/modules/giving/ledger/verify-ledger.ts";
import { openDatabase } from "../../apps/server/src/platform/database/connection.ts";

export type ChurchReport = LedgerReport & { churchId: string; name: string; chain: { number: number; hash: string }[] };

/** Every church that has a ledger, all of them at one moment: gifts that come meanwhile disturb nothing. */
export async function verifyAll(url: string): Promise<ChurchReport[]> {
  const database = openDatabase(url, { connections: 1, statementSeconds: 0 });
  try {
    return await database.connection
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (tx) => {
        const store = sealStore(tx.$extendTables<GivingTables>());
        const { rows } = await sql<{ churchId: string; name: string }>`
          select church_id, name from church_cards c
          where exists (select 1 from ledger l where l.church_id = c.church_id)
            or exists (select 1 from ledger_seals s where s.church_id = c.church_id)
          order by name, church_id`.execute(tx);
        const reports: ChurchReport[] = [];
        for (const { churchId, name } of rows) {
          const chain = (await store.seals(churchId)).map(({ number, hash }) => ({ number, hash }));
          reports.push({ churchId, name, chain, ...(await verifyLedger(store, churchId)) });
        }
        return reports;
      });
  } finally {
    await database.close();
  }
}
