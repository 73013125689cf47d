import { setTimeout as pause } from "node:timers/promises";
import type { Payments } from "../payments.ts";
import type { Intent } from "./intent.ts";

const TIMEOUT_MS = 15_000;
const POLL_INTERVAL_MS = 150;

/** Waits up to 15 seconds for a gift that another request is charging, so that a repeat gets the same answer. */
export async function awaitOutcome(context: Pick<Payments, "intents">, intent: Intent): Promise<Intent> {
  const begun = performance.now();
  let seen = intent;
  while (isInFlight(seen) && performance.now() - begun < TIMEOUT_MS) {
    await pause(POLL_INTERVAL_MS);
    seen = (await context.intents.find(intent.churchId, intent.id)) ?? seen;
  }
  return seen;
}

/**
 * The first call has no answer yet. With a provider id the provider settles the gift later, and after a check the
 * recovery worker has it: in both cases waiting is no use.
 */
const isInFlight = ({ status, providerId, checks }: Intent): boolean =>
  (status === "created" || status === "processing") && providerId === "" && checks === 0;
