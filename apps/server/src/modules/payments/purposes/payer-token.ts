import { createHmac, timingSafeEqual } from "node:crypto";

interface GiftId {
  churchId: string;
  /** The id of the gift. */
  id: string;
}

/**
 * Makes the token that proves who paid a gift: only the answer to the payment contains it. It is an HMAC with the
 * server's secret, so it is not stored.
 */
export const payerTokenOf = ({ secret }: { secret: string }, { churchId, id }: GiftId): string =>
  `${id}.${createHmac("sha256", secret).update(`payer ${churchId} ${id}`).digest("base64url")}`;

/** Returns the id of the gift of a token; null for an invalid token, and for a gift to another church. */
export function readPayerToken(context: { secret: string }, churchId: string, token: string): string | null {
  const [id = ""] = token.split(".", 1);
  const [expected, received] = [Buffer.from(payerTokenOf(context, { churchId, id })), Buffer.from(token)];
  return expected.length === received.length && timingSafeEqual(expected, received) ? id : null;
}
