import { give, addRandomFaults } from "../world/run.ts";
import type { Scenario } from "./scenario.ts";

/** A gift whose answer is lost or too slow: it is sent again under the same key until it is answered. */
export const giveAgain: Scenario = {
  name: "give-again",
  weight: 3,
  async play(run) {
    const { random, church } = run;
    addRandomFaults(run, run.church.calls.charge, 0.8);
    const card = random.pick(["good", "good", "good", "declined", "asks"] as const);
    const gift = { amount: church.newAmount(), key: `${run.name} again`, card };
    const tries = random.between(2, 4);
    for (let count = 0; count < tries; count += 1) {
      const timeoutMs = random.pick([30, 100, 300, 700]);
      const outcome = await give(run, { ...gift, timeoutMs });
      if (outcome === "succeeded" && random.chance(0.7)) return;
    }
  },
};
