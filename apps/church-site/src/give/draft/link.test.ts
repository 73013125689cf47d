import { expect, test } from "vitest";
import { createTestBoot, PAYPAL } from "../testing/create-test-boot.ts";
import { findLinkProblems, readLink } from "./link.ts";

test("G2.14 a link can contain a fund, an amount and a frequency", () => {
  const boot = createTestBoot({ fundId: "missions", amount: "25.50", frequency: "two_week" });
  expect(readLink(boot)).toEqual({ fundId: "missions", amount: 2550, frequency: "two_week" });
  expect(findLinkProblems(boot)).toEqual([]);
});

test("a link without parameters, or with the frequency once, has no problems", () => {
  expect(findLinkProblems(createTestBoot())).toEqual([]);
  expect(findLinkProblems(createTestBoot({ frequency: "once" }))).toEqual([]);
});

test.each(["lots", "-5", "0", "0.49", "1000000", "99999999", "1e3", "NaN", "5;drop", "25.555", "0.505"])(
  "an amount of %s in a link is reported and ignored",
  (amount) => {
    expect(readLink(createTestBoot({ amount })).amount).toBeNull();
    expect(findLinkProblems(createTestBoot({ amount }))).toEqual(["give:linkAmount"]);
  },
);

test("an unavailable fund and an unknown frequency in a link are reported and ignored", () => {
  const boot = createTestBoot({ fundId: "elsewhere", frequency: "hourly" });
  expect(readLink(boot)).toEqual({ fundId: null, amount: null, frequency: null });
  expect(findLinkProblems(boot)).toEqual(["give:linkFund", "give:linkFrequency"]);
});

test("a link with a frequency is reported if no gateway can save cards", () => {
  expect(findLinkProblems(createTestBoot({ frequency: "one_week" }, [PAYPAL]))).toEqual(["give:linkFrequency"]);
});
