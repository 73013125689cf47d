import { CHURCH_PERMISSIONS, type Permission } from "@offertory/contract";
import { PERMISSION_APIS } from "@offertory/contract";
import type { Lane } from "../database/lane.ts";
import type { Caller } from "./caller.ts";
import type { TokenClaims } from "./tokens.ts";

/**
 * Where the bearer of a token stands at this moment. Asked at every signed call, so that a changed password, a role taken
 * away or a church left counts at once, on every server process. One query: the generation of the user's tokens, and from
 * the view `caller_standing` (published by the modules) the person's permissions.
 */
const QUERY = `
  select coalesce(g.generation, 0) as generation, s.membership_status, s.grants, s.is_admin, s.is_newcomer
  from (select $1::text as user_id) as asked
  left join token_generations g on g.user_id = asked.user_id
  left join caller_standing s on s.user_id = asked.user_id and s.church_id = $2::text and s.person_id = $3::text`;

interface Row {
  generation: number;
  membership_status: string | null;
  grants: string[] | null;
  is_admin: boolean | null;
  is_newcomer: boolean | null;
}

export type Standing = ReturnType<typeof openStanding>;

export const openStanding = (lane: Lane) => {
  const ask = async (claims: TokenClaims): Promise<Row | null> => {
    const values = [claims.userId, claims.churchId, claims.personId];
    const row = await lane.ask<Row>({ name: "caller-standing", text: QUERY, values });
    return row && row.generation === claims.generation ? row : null;
  };

  /** The generation that new tokens of a user carry. */
  const generationOf = async (userId: string): Promise<number> => {
    const row = await lane.ask<{ generation: number }>({
      name: "token-generation",
      text: "select generation from token_generations where user_id = $1",
      values: [userId],
    });
    return row?.generation ?? 0;
  };

  return {
    generationOf,

    /** Whether the tokens of this generation still hold. */
    isCurrent: async ({ userId, generation }: TokenClaims): Promise<boolean> =>
      (await generationOf(userId)) === generation,

    async callerOf(claims: TokenClaims): Promise<Caller | null> {
      const { userId, churchId, personId } = claims;
      const row = await ask(claims);
      if (!row || !churchId || !personId || row.membership_status === null) return null;
      return {
        userId,
        churchId,
        personId,
        membershipStatus: row.membership_status,
        isNewcomer: row.is_newcomer ?? false,
        permissions: row.is_admin ? CHURCH_PERMISSIONS : (row.grants ?? []).flatMap(permissionOf),
      };
    },
  };
};

/** Permissions travel as `api|contentType|action`. */
export const permissionOf = (grant: string): Permission[] => {
  const [apiName, contentType, action] = grant.split("|");
  const api = PERMISSION_APIS.find((known) => known === apiName);
  return api && contentType && action ? [{ api, contentType, action }] : [];
};
