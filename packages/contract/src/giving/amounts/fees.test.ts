import { expect, test } from "vitest";
import { sumOf } from "../../money/cents.ts";
import { splitByWeight } from "../../money/split.ts";
import { coveredFee, coveredTotal, feeOn, type FeeRate } from "./fees.ts";

const CARD: FeeRate = { basisPoints: 290, fixed: 30, cap: null };
const BANK: FeeRate = { basisPoints: 80, fixed: 0, cap: 500 };

test("the covered total of 100 is 103.30 by card and 100.81 by bank; that of 15 by card is 15.76", () => {
  expect(coveredTotal(100_00, CARD)).toBe(103_30);
  expect(coveredTotal(100_00, BANK)).toBe(100_81);
  expect(coveredTotal(15_00, CARD)).toBe(15_76);
  expect(coveredTotal(1_000_000_00, BANK)).toBe(1_000_005_00);
  expect(coveredFee(0, CARD)).toBe(0);
});

/** A linear congruential generator: repeatable, and fast enough for a million cases. */
function* seeded(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

test("a covered total is the smallest payment that leaves the church the whole gift, in a million random cases", () => {
  const wrong: string[] = [];
  const chance = seeded(20_261_115);
  const upTo = (most: number) => Math.floor((chance.next().value ?? 0) * most);
  for (let round = 0; round < 1_000_000; round += 1) {
    const rate = { basisPoints: upTo(1000), fixed: upTo(100), cap: upTo(3) === 0 ? upTo(2000) : null };
    const net = 1 + upTo(upTo(2) === 0 ? 10_000 : 100_000_000);
    const gross = coveredTotal(net, rate);
    if (gross - feeOn(gross, rate) < net || (gross > net && gross - 1 - feeOn(gross - 1, rate) >= net)) {
      wrong.push(`${net} at ${JSON.stringify(rate)} gave ${gross}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("a split adds up to its amount, and no part is more than a cent off, in a million random cases", () => {
  const wrong: string[] = [];
  const chance = seeded(7);
  const upTo = (most: number) => Math.floor((chance.next().value ?? 0) * most);
  for (let round = 0; round < 1_000_000; round += 1) {
    const amount = upTo(round % 2 === 0 ? 1000 : 10_000_000_00);
    const weights = Array.from({ length: 1 + upTo(5) }, () => 1 + upTo(round % 3 === 0 ? 10 : 1_000_000));
    const parts = splitByWeight(amount, weights);
    const total = sumOf(weights);
    const apart = parts.some((part, index) => Math.abs(part - (amount * weights[index]!) / total) >= 1.000_001);
    if (apart || sumOf(parts) !== amount) wrong.push(`${amount} by ${weights.join(",")} gave ${parts.join(",")}`);
  }
  expect(wrong).toEqual([]);
});
