import { expect, test } from "vitest";
import { createTestBoot, PAYPAL, STRIPE } from "../testing/create-test-boot.ts";
import { fixedBy, gatewayOf, gatewaysFor, startDraft } from "./draft.ts";

test("a draft begins as a gift once, to the first fund, with the first way to pay", () => {
  expect(startDraft(createTestBoot())).toMatchObject({
    type: "once",
    lines: [{ key: 0, fundId: "general", amount: "" }],
    frequency: "one_month",
    start: "2026-11-15",
    gatewayId: "stripe-1",
  });
});

test("G2.14 fund and amount of the link are fixed", () => {
  const boot = createTestBoot({ fundId: "missions", amount: "25.50" });
  expect(fixedBy(boot)).toEqual({ amount: true, fundId: "missions" });
  expect(startDraft(boot).lines).toEqual([{ key: 0, fundId: "missions", amount: "25.50" }]);
});

test("G2.14 a fund that is not the church's and an amount that is none are as if they were not there", () => {
  const boot = createTestBoot({ fundId: "elsewhere", amount: "lots" });
  expect(fixedBy(boot)).toEqual({ amount: false, fundId: null });
  expect(startDraft(boot).lines).toEqual([{ key: 0, fundId: "general", amount: "" }]);
});

test("a frequency of the link makes it recurring, where a card can be kept", () => {
  expect(startDraft(createTestBoot({ frequency: "one_week" }))).toMatchObject({
    type: "recurring",
    frequency: "one_week",
  });
  expect(startDraft(createTestBoot({ frequency: "one_week" }, [PAYPAL]))).toMatchObject({ type: "once" });
  expect(startDraft(createTestBoot({ frequency: "never" }))).toMatchObject({ type: "once", frequency: "one_month" });
});

test("what recurs is paid where a card can be kept", () => {
  const both = [PAYPAL, STRIPE];
  expect(gatewaysFor("once", both)).toEqual(both);
  expect(gatewayOf({ type: "once", gatewayId: "paypal-1" }, both)).toBe(PAYPAL);
  expect(gatewayOf({ type: "recurring", gatewayId: "paypal-1" }, both)).toBe(STRIPE);
  expect(gatewayOf({ type: "recurring", gatewayId: "" }, [PAYPAL])).toBeUndefined();
});
