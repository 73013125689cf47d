import { give, spoilCalls } from "../world/run.ts";
import type { Scenario } from "./scenario.ts";

/** A gift whose answer is lost or too slow: it is sent again under the same key until it is answered. */
export const giveAgain: Scenario = {
  name: "give-again",
  weight: 3,
  async play(run) {
    const { random, place } = run;
    spoilCalls(run, run.place.calls.charge, 0.8);
    const card = random.pick(["good", "good", "good", "declined", "asks"] as const);
    const gift = { amount: place.newAmount(), key: `${run.name} again`, card };
    const tries = random.between(2, 4);
    for (let count = 0; count < tries; count += 1) {
      const patienceMs = random.pick([30, 100, 300, 700]);
      const said = await give(run, { ...gift, patienceMs });
      if (said === "succeeded" && random.chance(0.7)) return;
    }
  },
};
