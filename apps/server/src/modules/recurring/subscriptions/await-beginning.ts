import { setTimeout as pause } from "node:timers/promises";
import type { Recurring } from "../recurring.ts";
import { runDueSubscription } from "../schedule/run-due-subscriptions.ts";
import type { Subscription } from "../subscription.ts";

const PATIENCE_MS = 15_000;
const STEP_MS = 150;

/**
 * Makes a repeated request wait while the first one is still creating the subscription. One that waits for 3-D Secure
 * is polled at the provider, because the donor may just have finished it.
 */
export async function awaitBeginning(context: Recurring, subscription: Subscription): Promise<Subscription> {
  const begun = performance.now();
  let seen = subscription;
  while (isUnderWay(seen) && performance.now() - begun < PATIENCE_MS) {
    await pause(STEP_MS);
    seen = (await context.subscriptions.find(seen.churchId, seen.id)) ?? seen;
  }
  return seen.status === "incomplete" && seen.clientSecret ? runDueSubscription(context, seen) : seen;
}

const isUnderWay = ({ status, clientSecret, checks }: Subscription): boolean =>
  status === "incomplete" && clientSecret === "" && checks === 0;
