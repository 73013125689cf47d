import { give, spoilCalls } from "../world/run.ts";
import type { Scenario } from "./scenario.ts";

/** The same key with another amount: only one of the two may be charged, whichever comes first. */
export const giveOtherwise: Scenario = {
  name: "give-otherwise",
  weight: 1,
  async play(run) {
    const { random, place } = run;
    spoilCalls(run, run.place.calls.charge, 0.5);
    const key = `${run.name} otherwise`;
    const first = () => give(run, { amount: place.newAmount(), key, patienceMs: 800 });
    if (random.chance(0.5)) await Promise.all([first(), first()]);
    else {
      await first();
      await first();
    }
  },
};
