import type { DonationLine } from "@offertory/contract";
import { expect, test } from "vitest";
import { coveredFees, giftsOf, totalOf, totalsByFund, yearsOf } from "./given-gifts.ts";

const line = (
  id: string,
  year: number,
  fund: string,
  share: number,
  more: Partial<DonationLine> = {},
): DonationLine => ({
  id,
  batchId: "batch",
  personId: "ada",
  donationDate: `${year}-06-15T12:00:00.000Z`,
  amount: share,
  currency: "usd",
  method: "card",
  methodDetails: "visa 4242",
  notes: "",
  status: "succeeded",
  fund: { id: fund, name: fund, amount: share },
  ...more,
});

const gifts = giftsOf([
  line("c", 2026, "General", 10, { amount: 15.5 }),
  line("c", 2026, "Missions", 5, { amount: 15.5 }),
  line("b", 2026, "Missions", 20.2),
  line("r", 2026, "General", 99, { status: "refunded" }),
  line("a", 2025, "General", 40),
]);

test("a gift to two funds is one gift, and the years stand newest first", () => {
  expect(gifts.map(({ id }) => id)).toEqual(["c", "b", "r", "a"]);
  expect(yearsOf(gifts)).toEqual([2026, 2025]);
});

test("totals are those of what the church has: by year, by fund, and what was added for fees", () => {
  const ofYear = gifts.filter(({ year }) => year === 2026);
  expect(totalOf(ofYear)).toBe(3570);
  expect(totalsByFund(ofYear)).toEqual([
    { id: "Missions", name: "Missions", cents: 2520 },
    { id: "General", name: "General", cents: 1000 },
  ]);
  expect(coveredFees(ofYear)).toBe(50);
});
