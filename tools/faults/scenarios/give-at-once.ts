import { give, addRandomFaults } from "../world/run.ts";
import type { Scenario } from "./scenario.ts";

/** A double click or two tabs: the same gift is sent 2 to 25 times at once. */
export const giveAtOnce: Scenario = {
  name: "give-at-once",
  weight: 1,
  async play(run) {
    const { random, church } = run;
    addRandomFaults(run, run.church.calls.charge, 0.5);
    const gift = { amount: church.newAmount(), key: `${run.name} at once`, timeoutMs: 1_000 };
    const count = random.chance(0.2) ? 25 : random.between(2, 5);
    await Promise.all(Array.from({ length: count }, () => give(run, gift)));
  },
};
