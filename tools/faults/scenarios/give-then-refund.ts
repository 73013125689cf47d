import { give, refund, addRandomFaults, findDonation } from "../world/run.ts";
import type { Scenario } from "./scenario.ts";

/** A gift is refunded: in parts, in full, or by several requests at once. */
export const giveThenRefund: Scenario = {
  name: "give-then-refund",
  weight: 2,
  async play(run) {
    const { random, church } = run;
    const amount = church.newAmount();
    const { crashRate } = run;
    // The gift itself must succeed before it can be refunded.
    run.crashRate = 0;
    await give(run, { amount, key: `${run.name} refunded`, timeoutMs: 10_000 });
    run.crashRate = crashRate;
    const id = (await findDonation(run, amount))?.id;
    if (!id) return;
    addRandomFaults(run, run.church.calls.refund);
    const part = random.between(1, amount);
    switch (random.pick(["whole", "part", "parts", "at-once"] as const)) {
      case "whole":
        return refund(run, id);
      case "part":
        return refund(run, id, part);
      case "parts":
        await refund(run, id, part);
        return refund(run, id);
      case "at-once": {
        const count = random.between(2, 6);
        await Promise.all(Array.from({ length: count }, () => refund(run, id, Math.ceil(amount / 3))));
      }
    }
  },
};
