import { give, spoilCalls } from "../world/run.ts";
import type { Scenario } from "./scenario.ts";

/** A double click or two tabs: the same gift is sent 2 to 25 times at once. */
export const giveAtOnce: Scenario = {
  name: "give-at-once",
  weight: 1,
  async play(run) {
    const { random, place } = run;
    spoilCalls(run, run.place.calls.charge, 0.5);
    const gift = { amount: place.newAmount(), key: `${run.name} at once`, patienceMs: 1_000 };
    const count = random.chance(0.2) ? 25 : random.between(2, 5);
    await Promise.all(Array.from({ length: count }, () => give(run, gift)));
  },
};
