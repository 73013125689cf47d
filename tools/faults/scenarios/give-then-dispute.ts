import { give, addRandomFaults, findDonation, refund } from "../world/run.ts";
import { dispute } from "../world/dispute.ts";
import type { Scenario } from "./scenario.ts";

/** The donor's bank takes a gift back, and gives it back to the church or not. A part of it may be refunded before. */
export const giveThenDispute: Scenario = {
  name: "give-then-dispute",
  weight: 2,
  async play(run) {
    const { random, church } = run;
    const amount = church.newAmount();
    const { crashRate } = run;
    // The gift itself must succeed before it can be disputed.
    run.crashRate = 0;
    await give(run, { amount, key: `${run.name} disputed`, timeoutMs: 10_000 });
    run.crashRate = crashRate;
    const donation = await findDonation(run, amount);
    // A bank debit has not arrived yet.
    if (!donation) return;
    if (random.chance(0.2)) {
      addRandomFaults(run, church.calls.refund);
      await refund(run, donation.id, random.between(1, amount - 1));
    }
    await dispute(run, donation.chargeId, random.pick(["open", "win", "lose"] as const));
  },
};
