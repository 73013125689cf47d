import type { subscriptionStore } from "../store/subscription-store.ts";

const DAY_MS = 86_400_000;

/**
 * Returns the middle of the hours that the UTC day and the church's day have in common. Providers count months by UTC,
 * so a payment at that time falls on the same date for both.
 */
export async function midOfDay(
  subscriptions: Pick<ReturnType<typeof subscriptionStore>, "startOfDay">,
  churchId: string,
  day: string,
): Promise<Date> {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const dayStart = await subscriptions.startOfDay(churchId, day);
  return new Date((midnight + dayStart.getTime() + DAY_MS) / 2);
}
