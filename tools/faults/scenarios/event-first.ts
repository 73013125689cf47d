import { give } from "../world/run.ts";
import type { Scenario } from "./scenario.ts";

/**
 * The provider's webhook is handled before the provider's answer, which is an error, empty or late. The donor may send
 * the gift twice.
 */
export const eventFirst: Scenario = {
  name: "hear-first",
  weight: 1,
  async play(run) {
    const { random, church } = run;
    run.webhooks = "at-once";
    const kind = random.pick(["502-json-done", "500-done", "200-empty-done", "delay-after"] as const);
    church.faults.push({ kind, match: church.calls.charge, times: 1, delayMs: random.between(400, 700) });
    const gift = { amount: church.newAmount(), key: `${run.name} heard`, timeoutMs: 2_500 };
    await give(run, gift);
    if (random.chance(0.5)) await give(run, gift);
  },
};
