import { give, addRandomFaults } from "../world/run.ts";
import type { Scenario } from "./scenario.ts";

/** One gift, sent once; the donor does not retry. */
export const giveOnce: Scenario = {
  name: "give-once",
  weight: 4,
  async play(run) {
    addRandomFaults(run, run.church.calls.charge);
    const card = run.random.pick(["good", "good", "good", "good", "declined", "asks"] as const);
    await give(run, { amount: run.church.newAmount(), key: `${run.name} once`, card });
  },
};
