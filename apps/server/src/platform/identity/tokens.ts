import { APIS, type Api } from "@offertory/contract";
import { openSigning } from "./signed-text.ts";

/** The name that clients know each of our services by. */
export const KEY_NAME = {
  membership: "MembershipApi",
  giving: "GivingApi",
  messaging: "MessagingApi",
  content: "ContentApi",
} as const satisfies Record<Api, string>;

export const API_OF_KEY = Object.fromEntries(APIS.map((api) => [KEY_NAME[api], api]));

const DAY = 86_400;
const LIFE = { user: 180 * DAY, church: 2 * DAY, handover: 600 } as const;
const ISSUER = "offertory";

/** A token says who, for which audience, and of which generation; older generations are ended. */
export interface TokenClaims {
  userId: string;
  generation: number;
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

  const sign = ({ userId, generation, audience, churchId, personId, tokenId }: TokenClaims, life: number): string => {
    const iat = seconds();
    return signing.sign({
      iss: ISSUER,
      sub: userId,
      aud: audience,
      iat,
      exp: iat + life,
      gen: generation,
      ...(churchId && { church: churchId, person: personId }),
      ...(tokenId && { jti: tokenId }),
    });
  };

  return {
    forUser: (userId: string, generation: number) =>
      sign({ userId, generation, audience: "user", churchId: null, personId: null, tokenId: null }, LIFE.user),

    forApi: (api: Api, of: { userId: string; generation: number; churchId: string; personId: string }) =>
      sign({ ...of, audience: KEY_NAME[api], tokenId: null }, LIFE.church),

    forHandover: (userId: string, generation: number, tokenId: string) =>
      sign({ userId, generation, audience: "handover", churchId: null, personId: null, tokenId }, LIFE.handover),

    /** What a token claims, once its signature, issuer, audience and life hold; null for any other text. */
    read(token: string, audiences: readonly string[]): ReadToken | null {
      if (!token || token.length > 4000) return null;
      const claims = signing.read(token);
      if (!claims || claims["iss"] !== ISSUER) return null;
      const { sub, aud, exp, gen, church, person, jti } = claims;
      if (typeof sub !== "string" || typeof aud !== "string" || typeof gen !== "number") return null;
      if (!audiences.includes(aud) || typeof exp !== "number" || exp <= seconds()) return null;
      return {
        userId: sub,
        generation: gen,
        audience: aud,
        churchId: typeof church === "string" ? church : null,
        personId: typeof person === "string" ? person : null,
        tokenId: typeof jti === "string" ? jti : null,
        expiresAt: exp,
      };
    },
  };
}
