import { createHmac, timingSafeEqual } from "node:crypto";

interface Which {
  churchId: string;
  /** Of the gift. */
  id: string;
}

/**
 * What the answer to a payment gives to the payer's browser, and to nobody else: whoever shows it paid this gift. It is made from
 * our own secret, so that it is kept nowhere.
 */
export const payerTokenOf = ({ secret }: { secret: string }, { churchId, id }: Which): string =>
  `${id}.${createHmac("sha256", secret).update(`payer ${churchId} ${id}`).digest("base64url")}`;

/** The id of the gift that a token was made for; null for any other text, and for a gift to another church. */
export function readPayerToken(context: { secret: string }, churchId: string, token: string): string | null {
  const [id = ""] = token.split(".", 1);
  const [right, shown] = [Buffer.from(payerTokenOf(context, { churchId, id })), Buffer.from(token)];
  return right.length === shown.length && timingSafeEqual(right, shown) ? id : null;
}
