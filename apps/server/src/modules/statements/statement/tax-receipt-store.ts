import { sql } from "kysely";
import type { StatementsDatabase } from "../statements-tables.ts";

/** A yearly receipt that gets a serial number. Amounts are in minor units of the church's currency. */
export interface ReceiptToNumber {
  personId: string;
  total: number;
  eligible: number;
}

export interface NumberedReceipt {
  personId: string;
  serial: number;
  /** The number of the receipt with other amounts that it replaces. */
  replaces: number | null;
}

export const taxReceiptStore = (db: StatementsDatabase) => {
  const plain = db.withoutPlugins();
  return {
    /**
     * Returns the numbers of receipts. One whose amounts are those of the person's newest receipt of the year has its
     * number; any other one gets the church's next number. Two servers never give the same number, and no number is
     * left out.
     */
    numberReceipts: (
      churchId: string,
      year: number,
      issuedOn: string,
      receipts: readonly ReceiptToNumber[],
    ): Promise<NumberedReceipt[]> =>
      receipts.length === 0
        ? Promise.resolve([])
        : plain.transaction().execute(async (tx) => {
            await sql`select pg_advisory_xact_lock(hashtextextended(${`tax receipts ${churchId}`}, 0))`.execute(tx);
            const { rows } = await sql<NumberedReceipt>`
          with wanted as (
            select person_id, total, eligible, position
            from unnest(
              ${receipts.map(({ personId }) => personId)}::text[],
              ${receipts.map(({ total }) => total)}::bigint[],
              ${receipts.map(({ eligible }) => eligible)}::bigint[]
            ) with ordinality as w (person_id, total, eligible, position)
          ), newest as (
            select distinct on (r.person_id) r.person_id, r.serial, r.replaces, r.total, r.eligible
            from tax_receipts r join wanted w on w.person_id = r.person_id
            where r.church_id = ${churchId} and r.year = ${year} order by r.person_id, r.serial desc
          ), added as (
            insert into tax_receipts (church_id, serial, person_id, year, total, eligible, replaces, issued_on)
            select ${churchId},
              (select coalesce(max(serial), 0) from tax_receipts where church_id = ${churchId})
                + row_number() over (order by w.position),
              w.person_id, ${year}, w.total, w.eligible, n.serial, ${issuedOn}::date
            from wanted w left join newest n on n.person_id = w.person_id
            where n.serial is null or n.total <> w.total or n.eligible <> w.eligible
            returning person_id, serial, replaces
          )
          select person_id as "personId", serial, replaces from added
          union all
          select n.person_id, n.serial, n.replaces from newest n
          where not exists (select from added a where a.person_id = n.person_id)`.execute(tx);
            return rows;
          }),

    /** Moves the receipts of a merged person to the person that is kept. */
    moveReceipts: async (churchId: string, dropId: string, keepId: string): Promise<void> => {
      await sql`update tax_receipts set person_id = ${keepId}
        where church_id = ${churchId} and person_id = ${dropId}`.execute(plain);
    },
  };
};
