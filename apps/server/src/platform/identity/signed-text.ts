import { createHmac, createSecretKey, timingSafeEqual } from "node:crypto";

/**
 * The only header of our JSON Web Tokens: HS256. A token with any other header is refused, so that an attacker cannot
 * choose how it is checked. Signing is synchronous, because handing so little work to another thread would cost twenty
 * times as much.
 */
const HEADER = Buffer.from('{"alg":"HS256"}').toString("base64url");

/** How many checked tokens are cached with their claims, because a page sends the same token with every call. */
const MAX_CACHED_TOKENS = 5000;

export function openSigning(secret: string) {
  const key = createSecretKey(secret, "utf8");
  const signatureOf = (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  const cache = new Map<string, Record<string, unknown>>();

  const check = (token: string): Record<string, unknown> | null => {
    const end = token.lastIndexOf(".");
    const text = token.slice(0, end);
    if (!text.startsWith(`${HEADER}.`) || !isSame(token.slice(end + 1), signatureOf(text))) return null;
    const claims: unknown = JSON.parse(Buffer.from(text.slice(HEADER.length + 1), "base64url").toString());
    return isRecord(claims) ? claims : null;
  };

  return {
    sign(claims: object): string {
      const text = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}`;
      return `${text}.${signatureOf(text)}`;
    },

    /**
     * Returns the claims of a token that we signed, or null for any other text. The caller must check expiry and
     * audience.
     */
    read(token: string): Readonly<Record<string, unknown>> | null {
      const cached = cache.get(token);
      if (cached) return cached;
      const claims = check(token);
      if (claims) {
        if (cache.size >= MAX_CACHED_TOKENS) cache.clear();
        cache.set(token, claims);
      }
      return claims;
    },
  };
}

/** Compares in constant time, so that a signature cannot be guessed character by character. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
