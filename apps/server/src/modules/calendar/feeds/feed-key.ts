import { createHmac, timingSafeEqual } from "node:crypto";
import type { Calendar } from "../calendar.ts";

/** The secret part of a personal calendar link. It is an HMAC, so it need not be stored. */
export const feedKey = ({ secret }: Pick<Calendar, "secret">, churchId: string, personId: string, renewals: number) =>
  createHmac("sha256", secret)
    .update(JSON.stringify(["calendar-feed", churchId, personId, renewals]))
    .digest("base64url");

/** Compares in constant time. */
export function isFeedKey(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
