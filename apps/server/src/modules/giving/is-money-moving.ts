import { sql } from "kysely";
import type { Giving } from "./giving.ts";

/** Whether a church has a payment or refund without an outcome, or a subscription to sync to its provider. */
export async function isMoneyMoving({ connection }: Pick<Giving, "connection">, churchId: string): Promise<boolean> {
  const { rows } = await sql<{ moving: boolean }>`
    select exists (select from payment_intents where church_id = ${churchId} and check_at is not null)
      or exists (select from refunds where church_id = ${churchId} and check_at is not null)
      or exists (select from subscriptions where church_id = ${churchId} and to_sync <> '') as moving`.execute(
    connection,
  );
  return rows[0]?.moving ?? false;
}
