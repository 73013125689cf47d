import { expect, test } from "vitest";
import { apartOf, areDaysGood, sidesOf, usualDays } from "./comparison-days.ts";

test("a comparison covers the last thirty days up to yesterday by default", () => {
  expect(usualDays(new Date(2026, 2, 1, 9))).toEqual({ from: "2026-01-30", to: "2026-02-28" });
});

test("the days of a comparison must be complete, in order and at most 400", () => {
  expect(areDaysGood({ from: "2026-01-01", to: "2026-01-01" })).toBe(true);
  expect(areDaysGood({ from: "2026-01-02", to: "2026-01-01" })).toBe(false);
  expect(areDaysGood({ from: "2025-01-01", to: "2026-02-04" })).toBe(true);
  expect(areDaysGood({ from: "2025-01-01", to: "2026-02-05" })).toBe(false);
  expect(areDaysGood({ from: "", to: "2026-01-01" })).toBe(false);
});

test("a difference is computed in whole cents", () => {
  expect(apartOf({ theirNet: 0.3, ourNet: 0.1 })).toBe(20);
  expect(apartOf({ theirNet: 480.5, ourNet: 480.5 })).toBe(0);
});

test("a fee difference shows the fees, any other difference the amounts", () => {
  const line = {
    what: "charge",
    transactionId: "txn_1",
    sourceId: "ch_1",
    donationId: null,
    payoutId: null,
    at: "2026-11-08T00:00:00.000Z",
    theirAmount: 50,
    ourAmount: 50,
    theirFee: 1.75,
    ourFee: 1.7,
    repaired: false,
  };
  expect(sidesOf({ ...line, kind: "fee-differs" })).toEqual({ theirs: 1.75, ours: 1.7 });
  expect(sidesOf({ ...line, kind: "amount-differs" })).toEqual({ theirs: 50, ours: 50 });
});
