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

test("the refundable amount of a fund excludes succeeded and processing refunds, but not failed ones", () => {
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

test("a fully refunded fund is left out, and a refunded fee reduces no fund", () => {
  const refunds = [refund("succeeded", "missions", 20), refund("succeeded", null, 1)];
  expect(withLeft(gift, refunds).funds.map(({ id, amount }) => [id, amount])).toEqual([["general", 50]]);
});
