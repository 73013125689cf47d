import type { Api, Permission } from "@offertory/contract";
import type { FastifyRequest } from "fastify";
import { ChurchCloses, NotAllowed, NotSignedIn } from "../http/http-errors.ts";
import { may, type Caller } from "./caller.ts";
import type { CallerContext } from "./caller-context.ts";
import { KEY_NAME, type ReadToken, type TokenClaims, type Tokens } from "./tokens.ts";

/** Decides who may call, and says who it is. */
export type Access<Who> = (request: FastifyRequest, api: Api) => Promise<Who> | Who;

export type Guards = ReturnType<typeof openGuards>;

/** A door with no lock. Written out, so that a search for `anyone` lists every open door. */
export const anyone: Access<null> = () => null;

export function openGuards({ tokens, callerContext }: { tokens: Tokens; callerContext: CallerContext }) {
  const provedOrNull: Access<{ token: ReadToken; caller: Caller } | null> = async (request, api) => {
    const token = tokens.read(bearerOf(request), [KEY_NAME[api]]);
    const caller = token && (await callerContext.callerOf(token));
    return caller && { token, caller };
  };

  /** In public calls a church that closes is not there, also for its administrators. */
  const tokenOrNull: typeof provedOrNull = async (request, api) => {
    const proved = await provedOrNull(request, api);
    return proved?.caller.isChurchClosing ? null : proved;
  };

  const memberOrNull: Access<Caller | null> = async (request, api) => (await tokenOrNull(request, api))?.caller ?? null;

  const anyMember: Access<Caller> = async (request, api) => {
    const proved = await provedOrNull(request, api);
    if (!proved) throw new NotSignedIn();
    return proved.caller;
  };

  /** While a church closes, its administrators read and export; nothing is changed. */
  const member: Access<Caller> = async (request, api) => {
    const caller = await anyMember(request, api);
    if (caller.isChurchClosing && request.method !== "GET") throw new ChurchCloses();
    return caller;
  };

  const signedBy =
    (...audiences: string[]): Access<TokenClaims> =>
    async (request) => {
      const claims = tokens.read(bearerOf(request), audiences);
      if (!claims || !(await callerContext.isCurrent(claims))) throw new NotSignedIn();
      return claims;
    };

  return {
    anyone,
    /** Public calls that know more of a caller who is signed in: an empty, old or foreign token counts as none. */
    memberOrNull,
    /** The same, with the token: for what goes on being trusted after the call, and no longer than the token is. */
    tokenOrNull,
    /** Signed in to this API of a church. */
    member,
    /**
     * Signed in by the account's own token: a church's token opens nothing beside its church. Says of which session the
     * token is: what is made from it is of the same, so that nothing outlives a sign-out in the very same moment.
     */
    user: signedBy("user"),
    /** The same, or by a token of the membership API, for what is done in its church alone. */
    userOrMember: signedBy("user", KEY_NAME.membership),
    /** An administrator of the church, also while it closes: for closing it and for undoing that. */
    administrator: (async (request, api) => {
      const caller = await anyMember(request, api);
      if (!caller.isAdmin) throw new NotAllowed();
      return caller;
    }) satisfies Access<Caller>,
    /** Signed in, and granted this. */
    allowedTo:
      (...anyOf: readonly Permission[]): Access<Caller> =>
      async (request, api) => {
        const caller = await member(request, api);
        if (!anyOf.some((permission) => may(caller, permission))) throw new NotAllowed();
        return caller;
      },
  };
}

/** Refuses what a church's token was brought for in another church. */
export function refuseOtherChurch(claims: TokenClaims, churchId: string): void {
  if (claims.churchId !== null && claims.churchId !== churchId) throw new NotAllowed();
}

const bearerOf = ({ headers }: FastifyRequest): string =>
  /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? "")?.[1] ?? "";
