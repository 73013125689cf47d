import type { Api } from "@offertory/contract";
import { openSigning } from "./signed-text.ts";

/** The name that clients know each of our services by. */
export const KEY_NAME = {
  membership: "MembershipApi",
  giving: "GivingApi",
  messaging: "MessagingApi",
  content: "ContentApi",
} as const satisfies Record<Api, string>;

const DAY = 86_400;
const LIFE = { user: 180 * DAY, church: 2 * DAY, handover: 600, device: 400 * DAY } as const;
const ISSUER = "offertory";

/** The session that a token belongs to, and the second at which it ends, whatever happens. */
export interface TokenSession {
  id: string;
  endsAt: number;
}

/** A token says who, for which audience, and in which session. It ends with its session. */
export interface TokenClaims {
  userId: string;
  session: TokenSession;
  /** `user`, `handover`, or the key name of one API. */
  audience: string;
  churchId: string | null;
  personId: string | null;
  /** Names a handover token, so that it is good once. */
  tokenId: string | null;
}

/** With the second at which it ends, for who goes on trusting it after the call. */
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
      sign({ userId, session, audience: "user", churchId: null, personId: null, tokenId: null }, LIFE.user),

    forApi: (api: Api, of: { userId: string; session: TokenSession; churchId: string; personId: string }) =>
      sign({ ...of, audience: KEY_NAME[api], tokenId: null }, LIFE.church),

    forHandover: (userId: string, session: TokenSession, tokenId: string) =>
      sign({ userId, session, audience: "handover", churchId: null, personId: null, tokenId }, LIFE.handover),

    /** Tells a device on which an account signed in once more from all others. It opens nothing. */
    forDevice: (userId: string, deviceId: string): string => {
      const iat = seconds();
      return signing.sign({ iss: ISSUER, sub: userId, aud: "device", iat, exp: iat + LIFE.device, jti: deviceId });
    },

    /** Which device of this account it is; null for any other text. */
    readDevice(token: string, userId: string): string | null {
      if (!token || token.length > 4000) return null;
      const { iss, sub, aud, exp, jti } = signing.read(token) ?? {};
      const isOurs = iss === ISSUER && sub === userId && aud === "device" && typeof exp === "number" && exp > seconds();
      return isOurs && typeof jti === "string" ? jti : null;
    },

    /** What a token claims, once its signature, issuer, audience and life hold; null for any other text. */
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
