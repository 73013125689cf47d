import { describe, expect, test } from "vitest";
import { makeGift } from "../testing/make-gift.ts";
import { bodyOfRefund, problemWithRefund, startRefund, sumOfRefund, type RefundDraft } from "./refund-draft.ts";
import { leftOf, mayRefund } from "./rights-on-gift.ts";

const gift = makeGift({
  amount: 80,
  refunded: 10,
  status: "partially_refunded",
  funds: [
    { id: "general", name: "General Fund", amount: 50 },
    { id: "missions", name: "Missions", amount: 20 },
    { id: "general", name: "General Fund", amount: 10 },
  ],
});
const draft = (parts: Partial<RefundDraft>): RefundDraft => ({ ...startRefund(), ...parts });

describe("a refund", () => {
  test("of the whole gift covers the remaining amount and is sent without an amount", () => {
    expect(sumOfRefund("en", startRefund(), gift)).toBe(7000);
    expect(problemWithRefund("en", startRefund(), gift)).toBeNull();
    expect(bodyOfRefund("en", startRefund(), gift)).toEqual({});
  });

  test("of a part is limited to the remaining amount", () => {
    expect(problemWithRefund("en", draft({ kind: "part", amount: "" }), gift)).toBe("amount-missing");
    expect(problemWithRefund("en", draft({ kind: "part", amount: "70.01" }), gift)).toBe("too-large");
    expect(problemWithRefund("en", draft({ kind: "part", amount: "70" }), gift)).toBeNull();
    expect(bodyOfRefund("en", draft({ kind: "part", amount: "12.34", note: " twice " }), gift)).toEqual({
      amount: 12.34,
      note: "twice",
    });
  });

  test("by fund is limited to the fund's amount, also if the fund has two lines", () => {
    const byFund = (funds: Record<string, string>) => draft({ kind: "funds", byFund: funds });
    expect(problemWithRefund("en", byFund({}), gift)).toBe("funds-missing");
    expect(problemWithRefund("en", byFund({ general: "x" }), gift)).toBe("fund-amount-wrong");
    expect(problemWithRefund("en", byFund({ missions: "20.01" }), gift)).toBe("too-large");
    expect(problemWithRefund("en", byFund({ general: "60", missions: "20" }), gift)).toBe("too-large");
    expect(problemWithRefund("en", byFund({ general: "60", missions: "0" }), gift)).toBeNull();
    expect(bodyOfRefund("en", byFund({ general: "60", missions: "0" }), gift)).toEqual({
      funds: [{ id: "general", amount: 60 }],
    });
  });

  test("is not offered for cash, for a disputed gift, or when nothing is left", () => {
    expect(mayRefund(gift)).toBe(true);
    expect(mayRefund(makeGift({ provider: null }))).toBe(false);
    expect(mayRefund(makeGift({ status: "disputed" }))).toBe(false);
    expect(mayRefund(makeGift({ refunded: 50, status: "refunded" }))).toBe(false);
    expect(leftOf(makeGift({ amount: 0.3, refunded: 0.1 }))).toBe(20);
  });
});
