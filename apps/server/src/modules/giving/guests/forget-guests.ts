import type { Giving } from "../giving.ts";

const HOUR_MS = 3_600_000;

/** Tickets that have ended, captchas that could not be shown again anyway, tries that nobody is judged by any more, and setups of bank accounts that were given up. */
export async function forgetGuests(giving: Giving): Promise<void> {
  const ago = (hours: number) => new Date(giving.now().getTime() - hours * HOUR_MS);
  await giving.guests.forget(ago(1), ago(48));
  await giving.methodSetups.forget(ago(48));
}
