import { expect, test } from "vitest";
import { createTestBoot, PAYPAL } from "../testing/create-test-boot.ts";
import { findLinkProblems, readLink } from "./link.ts";

test("G2.14 a link says fund, amount and how often", () => {
  const boot = createTestBoot({ fundId: "missions", amount: "25.50", frequency: "two_week" });
  expect(readLink(boot)).toEqual({ fundId: "missions", amount: 2550, frequency: "two_week" });
  expect(findLinkProblems(boot)).toEqual([]);
});

test("a link that says nothing, or once, has nothing wrong", () => {
  expect(findLinkProblems(createTestBoot())).toEqual([]);
  expect(findLinkProblems(createTestBoot({ frequency: "once" }))).toEqual([]);
});

test.each(["lots", "-5", "0", "0.49", "1000000", "99999999", "1e3", "NaN", "5;drop", "25.555", "0.505"])(
  "an amount of %s is told and not kept",
  (amount) => {
    expect(readLink(createTestBoot({ amount })).amount).toBeNull();
    expect(findLinkProblems(createTestBoot({ amount }))).toEqual(["give:linkAmount"]);
  },
);

test("a fund that is closed or another church's, and a rhythm that nobody knows, are told and not kept", () => {
  const boot = createTestBoot({ fundId: "elsewhere", frequency: "hourly" });
  expect(readLink(boot)).toEqual({ fundId: null, amount: null, frequency: null });
  expect(findLinkProblems(boot)).toEqual(["give:linkFund", "give:linkFrequency"]);
});

test("where no card can be kept, a link that wants to give again and again is told so", () => {
  expect(findLinkProblems(createTestBoot({ frequency: "one_week" }, [PAYPAL]))).toEqual(["give:linkFrequency"]);
});
