import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import type { FormsDatabase } from "../forms-tables.ts";

const MAX_EXACT_COUNT = 10_000;
const ROUNDING_UNIT = 1000;

const Plan = z.tuple([
  z.object({ "QUERY PLAN": z.tuple([z.object({ Plan: z.object({ "Plan Rows": z.number() }) })]) }),
]);

/**
 * Returns the exact number of rows up to 10,000. Beyond that, counting would cost more than the page that shows the
 * number, so the query planner's estimate is returned, rounded to thousands.
 */
export async function countApproximately(db: FormsDatabase, from: RawBuilder<unknown>): Promise<number> {
  const plain = db.withoutPlugins();
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from ${from} limit ${MAX_EXACT_COUNT + 1}) as found`.execute(plain);
  const count = counted.rows[0]?.count ?? 0;
  if (count <= MAX_EXACT_COUNT) return count;
  const planned = await sql`explain (format json) select 1 from ${from}`.execute(plain);
  const [row] = Plan.parse(planned.rows);
  const estimate = Math.round(row["QUERY PLAN"][0].Plan["Plan Rows"] / ROUNDING_UNIT) * ROUNDING_UNIT;
  return Math.max(MAX_EXACT_COUNT, estimate);
}
