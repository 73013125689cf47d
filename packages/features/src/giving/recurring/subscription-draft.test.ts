import type { Subscription } from "@offertory/contract";
import { expect, test } from "vitest";
import { changeOf, methodIdOf, startDraft } from "./subscription-draft.ts";

const subscription: Subscription = {
  id: "sub",
  plan: { amount: 2590, interval: "month", interval_count: 1, product: "sub" },
  items: { data: [{ id: "item" }] },
  billing_cycle_anchor: 1_790_000_000,
  current_period_end: null,
  status: "active",
  default_payment_method: null,
  default_source: "ba_1",
  customer: "cus_1",
  gatewayId: "gate",
  provider: "stripe",
  funds: [
    { id: "general", name: "General Fund", amount: 20 },
    { id: "missions", name: "Missions", amount: 5 },
  ],
  nextDate: "2026-12-15",
  skippedDate: null,
  pausedUntil: null,
  endsOn: null,
  giftsLeft: null,
};

test("G3.05 a recurring gift uses its default payment method, or else its default source", () => {
  expect(methodIdOf(subscription)).toBe("ba_1");
  expect(methodIdOf({ ...subscription, default_payment_method: "pm_1" })).toBe("pm_1");
});

test("G2.20 a change is sent with its fund lines and the displayed total", () => {
  const draft = { ...startDraft("en", subscription), methodId: "pm_2", frequency: "two_week" as const };
  expect(startDraft("en", subscription).frequency).toBe("one_month");
  expect(changeOf("en", subscription, draft, 2590)).toEqual({
    id: "sub",
    gatewayId: "gate",
    plan: { interval_count: 2, interval: "week" },
    default_payment_method: "pm_2",
    shownTotal: 25.9,
    funds: [
      { id: "general", amount: 20 },
      { id: "missions", amount: 5 },
    ],
  });
});
