import { expect, test } from "vitest";
import { amountOf, EMPTY_LINK, linkOf, pageOf, addressWithoutScheme } from "./link-draft.ts";

const PAGE = pageOf("https://example.org/", "grace");

test("a link without parameters is the URL of the donation page", () => {
  expect(linkOf("en", PAGE, EMPTY_LINK)).toBe("https://example.org/grace/give");
  expect(addressWithoutScheme(PAGE)).toBe("example.org/grace/give");
});

test("a link contains fund, amount and frequency in the format of the donation page", () => {
  expect(linkOf("en", PAGE, { fundId: "f 1", amount: "$1,250.50", frequency: "two_week" })).toBe(
    "https://example.org/grace/give?fundId=f+1&amount=1250.50&frequency=two_week",
  );
  expect(linkOf("en", PAGE, { ...EMPTY_LINK, amount: "25.00" })).toBe("https://example.org/grace/give?amount=25");
});

test.each(["0.49", "abc", "-3", "1000000", "0"])("an amount of %s is invalid and is left out of the link", (amount) => {
  expect(amountOf("en", { amount })).toBe("wrong");
  expect(linkOf("en", PAGE, { ...EMPTY_LINK, amount })).toBe(PAGE);
});

test("an amount is optional and must be at least 50 cents", () => {
  expect([" ", "0.50", "999999.99"].map((amount) => amountOf("en", { amount }))).toEqual([null, 50, 99_999_999]);
});
