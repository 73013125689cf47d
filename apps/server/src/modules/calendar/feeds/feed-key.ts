import { createHmac, timingSafeEqual } from "node:crypto";
import type { Calendar } from "../calendar.ts";

/** What makes a personal address secret. It is made anew from what we know, so that none is kept. */
export const feedKey = ({ secret }: Pick<Calendar, "secret">, churchId: string, personId: string, renewals: number) =>
  createHmac("sha256", secret)
    .update(JSON.stringify(["calendar-feed", churchId, personId, renewals]))
    .digest("base64url");

/** Takes the same time wherever the two differ. */
export function isFeedKey(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
