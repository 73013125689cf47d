import type { Visitors } from "../visitors.ts";

const HOUR_MS = 3_600_000;

/** Tickets that have ended, captchas that could not be shown again anyway, and attempts that nobody is judged by any more. */
export async function forgetGuests(giving: Pick<Visitors, "guests" | "now">): Promise<void> {
  const ago = (hours: number) => new Date(giving.now().getTime() - hours * HOUR_MS);
  await giving.guests.forget(ago(1), ago(48));
}
