import { sql } from "kysely";
import type { Connection } from "../database/connection.ts";

/** Browsers sometimes load a page twice: a second use of the token within this time succeeds like the first. */
const REPEAT_SECONDS = 10;

/** Marks a handover token as used. Returns false when it was used before, unless that was within REPEAT_SECONDS. */
export async function redeemHandover(connection: Connection, tokenId: string): Promise<boolean> {
  const { rows } = await sql<{ fresh: boolean }>`
    with swept as (delete from spent_handovers where spent_at < now() - interval '1 day')
    insert into spent_handovers (token_id) values (${tokenId})
    on conflict (token_id) do update set token_id = excluded.token_id
    returning spent_at > now() - make_interval(secs => ${REPEAT_SECONDS}) as fresh`.execute(connection);
  return rows[0]?.fresh ?? false;
}
