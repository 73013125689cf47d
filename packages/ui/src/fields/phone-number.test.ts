import fc from "fast-check";
import { expect, test } from "vitest";
import { joinPhone, PHONE_COUNTRIES, splitPhone } from "./phone-number.ts";

test("G5.19 a number that names no country is one of the United States, as it was typed", () => {
  for (const text of ["", "(555) 010-2210", "555 0100 ext. 3"])
    expect(splitPhone(text)).toEqual({ country: { code: "US", dialCode: "1" }, national: text });
});

test("S5.13 every country can be dialled but TA and AC", () => {
  const codes = PHONE_COUNTRIES.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(["US", "CA", "DE", "KR", "PH", "GB"]));
  expect(codes.filter((code) => code === "TA" || code === "AC")).toEqual([]);
});

test("a number names its country by the digits that are dialled for it, however they are spaced", () => {
  expect(splitPhone("+49 30 1234567")).toEqual({ country: { code: "DE", dialCode: "49" }, national: "30 1234567" });
  expect(splitPhone("+4930 1234567").national).toBe("30 1234567");
  expect(splitPhone("+1 (204) 555 0100").country.code).toBe("CA");
  expect(splitPhone("+999 1").country.code).toBe("US");
});

test("what is put together is taken apart again", () => {
  const national = fc.stringMatching(/^[2-9][0-9]{5,8}$/);
  fc.assert(
    fc.property(fc.constantFrom(...PHONE_COUNTRIES), national, (country, digits) => {
      const split = splitPhone(joinPhone({ country, national: digits }));
      // Countries that share a dial code are told apart by more digits than these.
      expect([split.country.dialCode, split.national]).toEqual([country.dialCode, digits]);
    }),
  );
});
