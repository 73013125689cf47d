import type { Visitors } from "../visitors.ts";

const HOUR_MS = 3_600_000;

/**
 * Deletes expired captcha tokens, and used captcha solutions, guest cards and payment attempts that are older than two
 * days.
 */
export async function deleteGuestData(context: Pick<Visitors, "guests" | "now">): Promise<void> {
  const ago = (hours: number) => new Date(context.now().getTime() - hours * HOUR_MS);
  await context.guests.deleteExpired(ago(1), ago(48));
}
