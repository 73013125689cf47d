import { CHURCH_PERMISSIONS } from "@offertory/contract";
import { sql } from "kysely";
import type { Connection, OpenTransaction } from "../../../platform/database/connection.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import { permissionOf } from "../../../platform/identity/permission-of.ts";

interface Row {
  userId: string;
  churchId: string;
  personId: string;
  membershipStatus: string;
  grants: string[];
  isAdmin: boolean;
  isNewcomer: boolean;
  isChurchClosing: boolean;
}

/** Reads the caller contexts of many people. People who cannot sign in to the church have none and are left out. */
export async function readCallers(
  connection: Connection | OpenTransaction,
  who: readonly { churchId: string; personId: string }[],
): Promise<Caller[]> {
  if (who.length === 0) return [];
  const { rows } = await sql<Row>`
    select s.user_id, s.church_id, s.person_id, s.membership_status, s.grants, s.is_admin, s.is_newcomer,
      s.closes_at is not null as is_church_closing
    from (
      select distinct * from unnest(${who.map(({ churchId }) => churchId)}::text[],
        ${who.map(({ personId }) => personId)}::text[]) as asked (church_id, person_id)
    ) as asked
    join caller_contexts s on s.church_id = asked.church_id and s.person_id = asked.person_id`.execute(connection);
  return rows.map(({ grants, ...row }) => ({
    ...row,
    permissions: row.isAdmin ? CHURCH_PERMISSIONS : grants.flatMap(permissionOf),
  }));
}
