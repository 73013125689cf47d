import type { Api, Permission } from "@offertory/contract";
import type { FastifyRequest } from "fastify";
import { ChurchCloses, NotAllowed, NotSignedIn } from "../http/http-errors.ts";
import { may, type Caller } from "./caller.ts";
import type { CallerContext } from "./caller-context.ts";
import { KEY_NAME, type ReadToken, type TokenClaims, type Tokens } from "./tokens.ts";

/** Refuses a request by throwing, or returns who the caller is. */
export type Access<Who> = (request: FastifyRequest, api: Api) => Promise<Who> | Who;

export type Guards = ReturnType<typeof openGuards>;

/** Allows every request. Written out on each public route, so that a search for `anyone` lists them all. */
export const anyone: Access<null> = () => null;

export function openGuards({ tokens, callerContext }: { tokens: Tokens; callerContext: CallerContext }) {
  const authenticatedOrNull: Access<{ token: ReadToken; caller: Caller } | null> = async (request, api) => {
    const token = tokens.read(bearerOf(request), [KEY_NAME[api]]);
    const caller = token && (await callerContext.callerOf(token));
    return caller && { token, caller };
  };

  /** Public calls treat a closing church as absent, also for its administrators. */
  const tokenOrNull: typeof authenticatedOrNull = async (request, api) => {
    const authenticated = await authenticatedOrNull(request, api);
    return authenticated?.caller.isChurchClosing ? null : authenticated;
  };

  const memberOrNull: Access<Caller | null> = async (request, api) => (await tokenOrNull(request, api))?.caller ?? null;

  const anyMember: Access<Caller> = async (request, api) => {
    const authenticated = await authenticatedOrNull(request, api);
    if (!authenticated) throw new NotSignedIn();
    return authenticated.caller;
  };

  /** While a church closes, its administrators can read and export, but nobody can change anything. */
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
    /** For public calls that answer more to a signed-in caller. A missing, expired or foreign token gives null. */
    memberOrNull,
    /**
     * Like `memberOrNull`, with the token, for a WebSocket that stays trusted after the call until the token expires.
     */
    tokenOrNull,
    /** Requires a token of this API and one church. */
    member,
    /**
     * Requires the account's own token: a church's token gives access to its church only. Returns the claims with their
     * session. Tokens made from them belong to the same session, so that none outlives a sign-out at the same moment.
     */
    user: signedBy("user"),
    /** Like `user`, but also accepts a church's token of the membership API, for actions within that church. */
    userOrMember: signedBy("user", KEY_NAME.membership),
    /** Requires an administrator of the church, also while it closes: for closing it and for undoing that. */
    administrator: (async (request, api) => {
      const caller = await anyMember(request, api);
      if (!caller.isAdmin) throw new NotAllowed();
      return caller;
    }) satisfies Access<Caller>,
    /** Requires a signed-in caller who has at least one of these permissions. */
    allowedTo:
      (...anyOf: readonly Permission[]): Access<Caller> =>
      async (request, api) => {
        const caller = await member(request, api);
        if (!anyOf.some((permission) => may(caller, permission))) throw new NotAllowed();
        return caller;
      },
  };
}

/** Refuses a church's token in a request about another church. */
export function refuseOtherChurch(claims: TokenClaims, churchId: string): void {
  if (claims.churchId !== null && claims.churchId !== churchId) throw new NotAllowed();
}

const bearerOf = ({ headers }: FastifyRequest): string =>
  /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? "")?.[1] ?? "";
