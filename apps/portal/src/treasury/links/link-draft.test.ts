import { expect, test } from "vitest";
import { amountOf, EMPTY_LINK, isCampaignWrong, linkOf, pageOf, addressWithoutScheme } from "./link-draft.ts";

const PAGE = pageOf("https://example.org/", "grace");

test("a link without parameters is the URL of the donation page", () => {
  expect(linkOf("en", PAGE, EMPTY_LINK)).toBe("https://example.org/grace/give");
  expect(addressWithoutScheme(PAGE)).toBe("example.org/grace/give");
});

test("a link contains fund, amount, frequency and campaign in the format of the donation page", () => {
  expect(linkOf("en", PAGE, { fundId: "f 1", amount: "$1,250.50", frequency: "two_week", campaign: "Advent 1" })).toBe(
    "https://example.org/grace/give?fundId=f+1&amount=1250.50&frequency=two_week&campaign=Advent+1",
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

test.each(["<b>", "-first", "a/b", "x".repeat(61), "=1+1", "a\u0000b"])(
  "the campaign %s is invalid and is left out",
  (campaign) => {
    expect(isCampaignWrong({ campaign })).toBe(true);
    expect(linkOf("en", PAGE, { ...EMPTY_LINK, campaign })).toBe(PAGE);
  },
);

test("a campaign may have letters of any alphabet", () => {
  for (const campaign of ["", " ", "Advent 2026", "크리스마스", "क्रिसमस_1", "Noël-2.0"])
    expect(isCampaignWrong({ campaign })).toBe(false);
});
