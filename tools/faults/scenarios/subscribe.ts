import { addRandomFaults, subscribe as begin } from "../world/run.ts";
import type { Scenario } from "./scenario.ts";

/**
 * A recurring gift: started once or several times under one key, renewed as time passes, and canceled after the
 * recovery.
 */
export const subscribe: Scenario = {
  name: "subscribe",
  weight: 2,
  async play(run) {
    const { random, church } = run;
    // An order saves a card or an account only for a member.
    if (church.provider === "paypal") run.byGuest = false;
    const calls = church.provider === "stripe" ? "POST /v1/subscriptions" : church.calls.charge;
    addRandomFaults(run, calls);
    if (random.chance(0.3)) addRandomFaults(run, run.church.calls.charge, 0.3);
    const card = random.pick(["good", "good", "good", "good", "declined"] as const);
    const interval = random.pick(["day", "week", "week", "month"] as const);
    const gift = { amount: church.newAmount(), key: `${run.name} recurring`, card, interval, timeoutMs: 1_000 };
    if (random.chance(0.4)) await Promise.all(Array.from({ length: random.between(2, 4) }, () => begin(run, gift)));
    const tries = random.between(1, 3);
    for (let count = 0; count < tries; count += 1) if ((await begin(run, gift)) !== "nothing") break;
    // PayPal has no subscriptions here: our own scheduler charges the renewals.
    if (church.provider === "paypal") addRandomFaults(run, "POST /paypal/v2/checkout/orders", 0.5);
  },
};
