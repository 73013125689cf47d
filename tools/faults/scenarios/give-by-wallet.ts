import { addRandomFaults, give } from "../world/run.ts";
import type { Scenario } from "./scenario.ts";

/** A gift by wallet, sent again until it is answered, or to two servers at once. Its token pays once. */
export const giveByWallet: Scenario = {
  name: "give-by-wallet",
  weight: 4,
  async play(run) {
    const { random, church } = run;
    addRandomFaults(run, church.calls.charge, 0.8);
    const card = random.pick(["good", "good", "good", "good", "declined", "asks"] as const);
    const gift = { amount: church.newAmount(), key: `${run.name} wallet`, card, wallet: true };
    if (random.chance(0.3)) await Promise.all([give(run, gift), give(run, { ...gift, timeoutMs: 300 })]);
    const tries = random.between(1, 3);
    for (let count = 0; count < tries; count += 1) {
      const outcome = await give(run, { ...gift, timeoutMs: random.pick([30, 300, 6000]) });
      if (outcome === "succeeded" && random.chance(0.7)) return;
    }
  },
};
