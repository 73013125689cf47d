import { setTimeout as pause } from "node:timers/promises";
import type { Payments } from "../payments.ts";
import type { Intent } from "./intent.ts";

const PATIENCE_MS = 15_000;
const STEP_MS = 150;

/** Who sends the same gift again while the first is under way waits for what becomes of it, and is told the same. */
export async function awaitOutcome(context: Pick<Payments, "intents">, intent: Intent): Promise<Intent> {
  const begun = performance.now();
  let seen = intent;
  while (isUnderWay(seen) && performance.now() - begun < PATIENCE_MS) {
    await pause(STEP_MS);
    seen = (await context.intents.find(intent.churchId, intent.id)) ?? seen;
  }
  return seen;
}

/** Nobody has answered yet; a gift that the provider itself is busy with has an id there. Asked about again, it is the worker's. */
const isUnderWay = ({ status, providerId, checks }: Intent): boolean =>
  (status === "created" || status === "processing") && providerId === "" && checks === 0;
