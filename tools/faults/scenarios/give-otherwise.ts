import { give, addRandomFaults } from "../world/run.ts";
import type { Scenario } from "./scenario.ts";

/** The same key with another amount: only one of the two may be charged, whichever comes first. */
export const giveOtherwise: Scenario = {
  name: "give-otherwise",
  weight: 1,
  async play(run) {
    const { random, church } = run;
    // A guest's captcha token admits no second gift.
    run.byGuest = false;
    addRandomFaults(run, run.church.calls.charge, 0.5);
    const key = `${run.name} otherwise`;
    const first = () => give(run, { amount: church.newAmount(), key, timeoutMs: 800 });
    if (random.chance(0.5)) await Promise.all([first(), first()]);
    else {
      await first();
      await first();
    }
  },
};
