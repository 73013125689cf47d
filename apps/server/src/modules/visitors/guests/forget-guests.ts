import type { Visitors } from "../visitors.ts";

const HOUR_MS = 3_600_000;

/** Tickets that have ended, captchas that could not be shown again anyway, and attempts that nobody is judged by any more. */
export async function forgetGuests(context: Pick<Visitors, "guests" | "now">): Promise<void> {
  const ago = (hours: number) => new Date(context.now().getTime() - hours * HOUR_MS);
  await context.guests.forget(ago(1), ago(48));
}
