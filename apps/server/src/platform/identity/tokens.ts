import type { Api } from "@offertory/contract";
import { openSigning } from "./signed-text.ts";

/** The key name of each API, which clients know it by. It is also the audience of the API's tokens. */
export const KEY_NAME = {
  membership: "MembershipApi",
  giving: "GivingApi",
  messaging: "MessagingApi",
  content: "ContentApi",
} as const satisfies Record<Api, string>;

const DAY = 86_400;
const LIFETIME_SECONDS = { user: 180 * DAY, church: 2 * DAY, handover: 600, device: 400 * DAY } as const;
const ISSUER = "offertory";

/** The session of a token. `endsAt` is the Unix time in seconds at which the session ends at the latest. */
export interface TokenSession {
  id: string;
  endsAt: number;
}

/** The claims of a token: who, for which audience, and in which session. A token ends with its session. */
export interface TokenClaims {
  userId: string;
  session: TokenSession;
  /** `user`, `handover`, or the key name of one API. */
  audience: string;
  churchId: string | null;
  personId: string | null;
  /** The id of a handover token, so that it can be used only once; null in other tokens. */
  tokenId: string | null;
}

/** A token that was checked, with the Unix time in seconds at which it expires. */
export interface ReadToken extends TokenClaims {
  expiresAt: number;
}

export type Tokens = ReturnType<typeof openTokens>;

export function openTokens(secret: string, now: () => Date) {
  const signing = openSigning(secret);
  const seconds = () => Math.floor(now().getTime() / 1000);

  const sign = ({ userId, session, audience, churchId, personId, tokenId }: TokenClaims, life: number): string => {
    const iat = seconds();
    return signing.sign({
      iss: ISSUER,
      sub: userId,
      aud: audience,
      iat,
      exp: Math.min(iat + life, session.endsAt),
      sid: session.id,
      end: session.endsAt,
      ...(churchId && { church: churchId, person: personId }),
      ...(tokenId && { jti: tokenId }),
    });
  };

  return {
    forUser: (userId: string, session: TokenSession) =>
      sign({ userId, session, audience: "user", churchId: null, personId: null, tokenId: null }, LIFETIME_SECONDS.user),

    forApi: (api: Api, of: { userId: string; session: TokenSession; churchId: string; personId: string }) =>
      sign({ ...of, audience: KEY_NAME[api], tokenId: null }, LIFETIME_SECONDS.church),

    forHandover: (userId: string, session: TokenSession, tokenId: string) =>
      sign(
        { userId, session, audience: "handover", churchId: null, personId: null, tokenId },
        LIFETIME_SECONDS.handover,
      ),

    /** Makes a token by which an account's device is recognized at the next sign-in. It gives access to nothing. */
    forDevice: (userId: string, deviceId: string): string => {
      const iat = seconds();
      return signing.sign({
        iss: ISSUER,
        sub: userId,
        aud: "device",
        iat,
        exp: iat + LIFETIME_SECONDS.device,
        jti: deviceId,
      });
    },

    /**
     * Returns the id of the account's device, or null for any text that is not a valid device token of this account.
     */
    readDevice(token: string, userId: string): string | null {
      if (!token || token.length > 4000) return null;
      const { iss, sub, aud, exp, jti } = signing.read(token) ?? {};
      const isOurs = iss === ISSUER && sub === userId && aud === "device" && typeof exp === "number" && exp > seconds();
      return isOurs && typeof jti === "string" ? jti : null;
    },

    /** Returns the claims of a token with a valid signature, issuer, audience and expiry; null for any other text. */
    read(token: string, audiences: readonly string[]): ReadToken | null {
      if (!token || token.length > 4000) return null;
      const claims = signing.read(token);
      if (!claims || claims["iss"] !== ISSUER) return null;
      const { sub, aud, exp, sid, end, church, person, jti } = claims;
      if (typeof sub !== "string" || typeof aud !== "string") return null;
      if (typeof sid !== "string" || typeof end !== "number") return null;
      if (!audiences.includes(aud) || typeof exp !== "number" || exp <= seconds()) return null;
      return {
        userId: sub,
        session: { id: sid, endsAt: end },
        audience: aud,
        churchId: typeof church === "string" ? church : null,
        personId: typeof person === "string" ? person : null,
        tokenId: typeof jti === "string" ? jti : null,
        expiresAt: exp,
      };
    },
  };
}
