import { sql } from "kysely";
import type { Giving } from "../giving.ts";

/** Whether a person has donations, gifts, recurring gifts, payment methods or Gift Aid declarations. */
export async function holdsGiving(
  { connection }: Pick<Giving, "connection">,
  churchId: string,
  personId: string,
): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`
    select exists (select from donations where church_id = ${churchId} and person_id = ${personId})
      or exists (select from payment_intents where church_id = ${churchId} and person_id = ${personId})
      or exists (select from subscriptions where church_id = ${churchId} and person_id = ${personId})
      or exists (select from payment_methods where church_id = ${churchId} and person_id = ${personId})
      or exists (select from gift_aid_declarations where church_id = ${churchId} and person_id = ${personId}) as holds
  `.execute(connection);
  return rows[0]?.holds ?? false;
}
