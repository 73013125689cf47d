import type { OwnGift } from "@offertory/contract";
import { expect, test } from "vitest";
import { someGift } from "../testing/some-giving.ts";
import { coveredFees, totalOf, totalPending, totalRefunded, totalsByFund, yearOf, yearsOf } from "./given-gifts.ts";

const gift = (day: string, lines: [fund: string, amount: number, refunded?: number][], more: Partial<OwnGift> = {}) =>
  someGift({
    day,
    amount: lines.reduce((sum, [, amount]) => sum + amount, 0),
    funds: lines.map(([name, amount, refunded = 0]) => ({ id: name, name, amount, refunded })),
    ...more,
  });

const gifts = [
  gift(
    "2026-12-31",
    [
      ["General", 10],
      ["Missions", 5],
    ],
    { amount: 15.5, coveredFee: 0.5 },
  ),
  gift("2026-06-15", [["Missions", 20.2]]),
  gift("2026-05-01", [["General", 99, 99]], { status: "refunded", refunded: 99 }),
  gift("2026-04-01", [["General", 10, 2.5]], { status: "partially_refunded", refunded: 2.5 }),
  gift("2026-03-01", [["Missions", 70]], { status: "charged_back" }),
  gift("2026-02-01", [["Roof", 1]], { status: "voided" }),
  gift("2026-01-02", [["Roof", 60]], { status: "pending" }),
  gift("2025-01-01", [["General", 40]]),
];

test("a gift counts in the year of its date, and years are listed newest first", () => {
  expect(yearOf({ day: "2026-12-31" })).toBe(2026);
  expect(yearsOf(gifts)).toEqual([2026, 2025]);
});

test("totals by fund, overall and of covered fees contain only money that the church still has", () => {
  const ofYear = gifts.filter((each) => yearOf(each) === 2026);
  expect(totalsByFund(ofYear)).toEqual([
    { id: "Missions", name: "Missions", cents: 2520 },
    { id: "General", name: "General", cents: 1750 },
  ]);
  expect(totalOf(ofYear)).toBe(4320);
  expect(coveredFees(ofYear)).toBe(50);
  expect(totalRefunded(ofYear)).toBe(10_150);
});

test("pending gifts are summed separately and are in no total", () => {
  const ofYear = gifts.filter((each) => yearOf(each) === 2026);
  expect(totalPending(ofYear)).toBe(6000);
  expect(totalsByFund(ofYear).map(({ name }) => name)).not.toContain("Roof");
  const settled = ofYear.filter(({ status }) => status !== "pending");
  expect([totalOf(ofYear), coveredFees(ofYear)]).toEqual([totalOf(settled), coveredFees(settled)]);
});
