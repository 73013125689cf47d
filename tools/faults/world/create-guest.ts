import { randomUUID } from "node:crypto";
import { hashCaptchaToken } from "../../../apps/server/src/modules/visitors/captcha-tokens/hash-captcha-token.ts";
import type { World } from "./open-world.ts";

/** A visitor of the donation page who has solved a captcha. */
export interface Guest {
  email: string;
  headers: Record<string, string>;
  /** The IP address. Every guest has another one, because declines in a network hold up all its guests. */
  address: string;
}

const LIFETIME_MS = 30 * 60_000;
/** More than a captcha token really admits, because a scenario may need several orders; the limit has its own tests. */
const STEPS = 30;

let guests = 0;

/** Creates a guest with a captcha token that admits one gift. */
export async function createGuest({ pool, now }: World): Promise<Guest> {
  const secret = randomUUID();
  const ends = new Date(now().getTime() + LIFETIME_MS);
  await pool.query(
    `insert into captcha_tokens (id, place, pooled, score, gifts_left, steps_left, made_at, ends_at)
     values ($1, '', false, 1, 1, $2, $3, $4)`,
    [hashCaptchaToken(secret), STEPS, now(), ends],
  );
  guests += 1;
  const address = `10.${(guests >> 16) & 255}.${(guests >> 8) & 255}.${guests & 255}`;
  return { email: `guest${guests}@guest.example`, headers: { "x-captcha-token": secret }, address };
}
