import { sql } from "kysely";
import type { Connection } from "../database/connection.ts";

/** Pages load twice now and then: a repeat within this time is answered like the first. */
const REPEAT_SECONDS = 10;

/** Takes a handover token, once. False when it was taken before, but for a repeat right after. */
export async function takeHandover(connection: Connection, tokenId: string): Promise<boolean> {
  const { rows } = await sql<{ fresh: boolean }>`
    with swept as (delete from spent_handovers where spent_at < now() - interval '1 day')
    insert into spent_handovers (token_id) values (${tokenId})
    on conflict (token_id) do update set token_id = excluded.token_id
    returning spent_at > now() - make_interval(secs => ${REPEAT_SECONDS}) as fresh`.execute(connection);
  return rows[0]?.fresh ?? false;
}
