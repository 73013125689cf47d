import { sql } from "kysely";
import type { LedgerTables } from "../../apps/server/src/modules/ledger/ledger-tables.ts";
import {
  compareDonations,
  type Difference,
} from "../../apps/server/src/modules/audit/ledger-checks/compare-donations.ts";
import type { NotedCheckpoint, CheckpointNotes } from "../../apps/server/src/modules/ledger/checkpoint-notes.ts";
import type { CheckpointSigning } from "../../apps/server/src/modules/ledger/checkpoint-signing.ts";
import { checkpointStore } from "../../apps/server/src/modules/ledger/checkpoint-store.ts";
import { verifyLedger, type LedgerReport } from "../../apps/server/src/modules/ledger/verify-ledger.ts";
import { openDatabase } from "../../apps/server/src/platform/database/connection.ts";

export type ChurchReport = LedgerReport & {
  churchId: string;
  name: string;
  chain: { number: number; hash: string }[];
  notes: NotedCheckpoint[];
  /** The donation of the changed line; null when the line was deleted or belongs to no donation. */
  donationId: string | null;
  differences: Difference[];
  /** False when the keys are unknown, so that signatures were not checked. */
  hasKeys: boolean;
};

export type Evidence = { signing: CheckpointSigning | undefined; notes: CheckpointNotes; notedChurches: string[] };

/** Verifies every church that has or had a ledger, all in one snapshot, so that concurrent gifts change nothing. */
export async function verifyAll(url: string, { signing, notes, notedChurches }: Evidence): Promise<ChurchReport[]> {
  const database = openDatabase(url, { connections: 1, statementSeconds: 0 });
  try {
    return await database.connection
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (tx) => {
        const store = checkpointStore(tx.$extendTables<LedgerTables>());
        const { rows } = await sql<{ churchId: string; name: string }>`
          select church_id, name from church_cards c
          where exists (select 1 from ledger l where l.church_id = c.church_id)
            or exists (select 1 from ledger_checkpoints s where s.church_id = c.church_id)
            or exists (select 1 from donations d where d.church_id = c.church_id)
            or c.church_id = any(${notedChurches}::text[])
          order by name, church_id`.execute(tx);
        const reports: ChurchReport[] = [];
        for (const { churchId, name } of rows) {
          const noted = await notes.read(churchId);
          const report = await verifyLedger(store, churchId, { signing, notes: noted });
          const found = await sql<{ donationId: string | null }>`
            select donation_id from ledger where church_id = ${churchId} and line = ${lineOf(report)}::bigint`.execute(
            tx,
          );
          reports.push({
            churchId,
            name,
            chain: (await store.checkpoints(churchId)).map(({ number, hash }) => ({ number, hash })),
            notes: noted,
            ...report,
            donationId: found.rows[0]?.donationId ?? null,
            differences: await compareDonations(tx, churchId),
            hasKeys: signing !== undefined,
          });
        }
        return reports;
      });
  } finally {
    await database.close();
  }
}

const lineOf = ({ trouble }: LedgerReport): string | null =>
  trouble && !trouble.what.startsWith("checkpoint-") ? trouble.where : null;
