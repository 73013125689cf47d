import { expect, test } from "vitest";
import { amountOf, EMPTY_LINK, linkOf, pageOf, addressWithoutScheme } from "./link-draft.ts";

const PAGE = pageOf("https://example.org/", "grace");

test("a link without wishes is the donation page itself", () => {
  expect(linkOf("en", PAGE, EMPTY_LINK)).toBe("https://example.org/grace/give");
  expect(addressWithoutScheme(PAGE)).toBe("example.org/grace/give");
});

test("a link carries fund, amount and frequency as the donation page reads them", () => {
  expect(linkOf("en", PAGE, { fundId: "f 1", amount: "$1,250.50", frequency: "two_week" })).toBe(
    "https://example.org/grace/give?fundId=f+1&amount=1250.50&frequency=two_week",
  );
  expect(linkOf("en", PAGE, { ...EMPTY_LINK, amount: "25.00" })).toBe("https://example.org/grace/give?amount=25");
});

test.each(["0.49", "abc", "-3", "1000000", "0"])("an amount of %s could not be given, and is in no link", (amount) => {
  expect(amountOf("en", { amount })).toBe("wrong");
  expect(linkOf("en", PAGE, { ...EMPTY_LINK, amount })).toBe(PAGE);
});

test("an amount may be left to the donor, and begins at 50 cents", () => {
  expect([" ", "0.50", "999999.99"].map((amount) => amountOf("en", { amount }))).toEqual([null, 50, 99_999_999]);
});
