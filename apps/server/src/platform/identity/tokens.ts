import { APIS, type Api } from "@offertory/contract";
import { jwtVerify, SignJWT } from "jose";

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

export type Tokens = ReturnType<typeof openTokens>;

export function openTokens(secret: string, now: () => Date) {
  // Imported once: doing so for every token would cost as much as signing it.
  const key = crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign", "verify"],
  );

  const sign = async (claims: TokenClaims, life: number) => {
    const seconds = Math.floor(now().getTime() / 1000);
    const token = new SignJWT({
      gen: claims.generation,
      ...(claims.churchId && { church: claims.churchId, person: claims.personId }),
    })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer(ISSUER)
      .setSubject(claims.userId)
      .setAudience(claims.audience)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + life);
    return (claims.tokenId ? token.setJti(claims.tokenId) : token).sign(await key);
  };

  return {
    forUser: (userId: string, generation: number) =>
      sign({ userId, generation, audience: "user", churchId: null, personId: null, tokenId: null }, LIFE.user),

    forApi: (api: Api, of: { userId: string; generation: number; churchId: string; personId: string }) =>
      sign({ ...of, audience: KEY_NAME[api], tokenId: null }, LIFE.church),

    forHandover: (userId: string, generation: number, tokenId: string) =>
      sign({ userId, generation, audience: "handover", churchId: null, personId: null, tokenId }, LIFE.handover),

    /** What a token claims, once its signature, issuer, audience and life hold; null for any other text. */
    async read(token: string, audiences: readonly string[]): Promise<TokenClaims | null> {
      if (!token || token.length > 4000) return null;
      try {
        const { payload } = await jwtVerify(token, await key, {
          algorithms: ["HS256"],
          issuer: ISSUER,
          audience: [...audiences],
          currentDate: now(),
          requiredClaims: ["exp", "sub", "aud"],
        });
        if (typeof payload.sub !== "string" || typeof payload.aud !== "string" || typeof payload.gen !== "number")
          return null;
        return {
          userId: payload.sub,
          generation: payload.gen,
          audience: payload.aud,
          churchId: typeof payload.church === "string" ? payload.church : null,
          personId: typeof payload.person === "string" ? payload.person : null,
          tokenId: payload.jti ?? null,
        };
      } catch {
        return null;
      }
    },
  };
}
