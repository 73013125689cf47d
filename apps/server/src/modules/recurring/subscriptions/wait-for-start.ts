import { setTimeout as pause } from "node:timers/promises";
import type { Recurring } from "../recurring.ts";
import { runDueSubscription } from "../schedule/run-due-subscriptions.ts";
import type { Subscription } from "../subscription.ts";

const START_TIMEOUT_MS = 15_000;
const POLL_INTERVAL_MS = 150;

/**
 * Makes a repeated request wait while the first one is still creating the subscription. One that waits for 3-D Secure
 * is polled at the provider, because the donor may just have finished it.
 */
export async function waitForStart(context: Recurring, subscription: Subscription): Promise<Subscription> {
  const begun = performance.now();
  let seen = subscription;
  while (isStarting(seen) && performance.now() - begun < START_TIMEOUT_MS) {
    await pause(POLL_INTERVAL_MS);
    seen = (await context.subscriptions.find(seen.churchId, seen.id)) ?? seen;
  }
  return seen.status === "incomplete" && seen.clientSecret ? runDueSubscription(context, seen) : seen;
}

const isStarting = ({ status, clientSecret, checks }: Subscription): boolean =>
  status === "incomplete" && clientSecret === "" && checks === 0;
