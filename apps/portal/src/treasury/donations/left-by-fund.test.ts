import { expect, test } from "vitest";
import { makeGift } from "../testing/make-gift.ts";
import { withLeft } from "./left-by-fund.ts";

const gift = makeGift({
  amount: 70,
  funds: [
    { id: "general", name: "General Fund", amount: 50 },
    { id: "missions", name: "Missions", amount: 20 },
  ],
});
const refund = (status: "processing" | "succeeded" | "failed", id: string | null, amount: number) => ({
  status,
  funds: [{ id, name: "", amount }],
});

test("a fund can give back what it still holds: not what went back, nor what is on its way", () => {
  const refunds = [
    refund("succeeded", "general", 5),
    refund("processing", "general", 0.1),
    refund("failed", "general", 9),
  ];
  expect(withLeft(gift, refunds).funds).toEqual([
    { id: "general", name: "General Fund", amount: 44.9 },
    { id: "missions", name: "Missions", amount: 20 },
  ]);
});

test("a fund that has given all back is not asked again, and the fee is nobody's", () => {
  const refunds = [refund("succeeded", "missions", 20), refund("succeeded", null, 1)];
  expect(withLeft(gift, refunds).funds.map(({ id, amount }) => [id, amount])).toEqual([["general", 50]]);
});
