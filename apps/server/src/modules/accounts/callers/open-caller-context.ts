import { CHURCH_PERMISSIONS } from "@offertory/contract";
import type { PipelinedReads } from "../../../platform/database/pipelined-reads.ts";
import type { CallerContext } from "../../../platform/identity/caller-context.ts";
import { permissionOf } from "../../../platform/identity/permission-of.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { TokenClaims } from "../../../platform/identity/tokens.ts";

/**
 * Runs at every call with a token, so that an ended session, a removed role or a left church takes effect at once, on
 * every server process. One query reads the token's session and, from the view `caller_contexts`, the person's
 * membership and permissions.
 */
const QUERY = `
  select s.membership_status, s.grants, s.is_admin, s.is_newcomer, s.closes_at
  from sessions
  left join caller_contexts s on s.user_id = sessions.user_id and s.church_id = $2::text and s.person_id = $3::text
  where sessions.id = $4::text and sessions.user_id = $1::text`;

interface Row {
  membershipStatus: string | null;
  grants: string[] | null;
  isAdmin: boolean | null;
  isNewcomer: boolean | null;
  closesAt: unknown;
}

export const openCallerContext = (reads: PipelinedReads): CallerContext => {
  return {
    isCurrent: async ({ userId, session }: TokenClaims): Promise<boolean> =>
      (await reads.ask({
        name: "session",
        text: "select id from sessions where id = $1 and user_id = $2",
        values: [session.id, userId],
      })) !== undefined,

    async callerOf(claims: TokenClaims): Promise<Caller | null> {
      const { userId, churchId, personId, session } = claims;
      const values = [userId, churchId, personId, session.id];
      const row = await reads.ask<Row>({ name: "caller-context", text: QUERY, values });
      if (!row || !churchId || !personId || row.membershipStatus === null) return null;
      return {
        userId,
        churchId,
        personId,
        membershipStatus: row.membershipStatus,
        isNewcomer: row.isNewcomer ?? false,
        isAdmin: row.isAdmin ?? false,
        isChurchClosing: (row.closesAt ?? null) !== null,
        permissions: row.isAdmin ? CHURCH_PERMISSIONS : (row.grants ?? []).flatMap(permissionOf),
      };
    },
  };
};
