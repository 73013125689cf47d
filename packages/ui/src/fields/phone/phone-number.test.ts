import fc from "fast-check";
import { expect, test } from "vitest";
import { PHONE_COUNTRIES } from "./phone-countries.ts";
import { joinPhone, splitPhone } from "./phone-number.ts";

test("G5.19 a number without a country code is a United States number and stays as typed", () => {
  for (const text of ["", "(555) 010-2210", "555 0100 ext. 3"])
    expect(splitPhone(text)).toEqual({ country: { code: "US", dialCode: "1" }, national: text });
});

test("S5.13 every country with a dial code is listed except AC and TA", () => {
  const codes = new Set(PHONE_COUNTRIES.map(({ code }) => code));
  const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  const characters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
  const regions = characters.flatMap((one) => characters.map((other) => one + other)).filter((code) => names.of(code));
  // Regions without a dial code, groups of countries, and codes of former countries.
  const unheard = new Set(
    "AN AQ BU BV CP CQ CS DD DG DY EA EU EZ FX GS HM HV IC NH PN QO RH SU TF TP UK UM UN VD XA XB YD YU ZR ZZ".split(
      " ",
    ),
  );
  expect(regions.filter((code) => !codes.has(code) && !unheard.has(code))).toEqual(["AC", "TA"]);
  expect(codes.size).toBe(243);
});

test("a number's country is found by its dialed digits, regardless of spaces", () => {
  expect(splitPhone("+49 30 1234567")).toEqual({ country: { code: "DE", dialCode: "49" }, national: "30 1234567" });
  expect(splitPhone("+4930 1234567").national).toBe("30 1234567");
  expect(splitPhone("+1 (204) 555 0100").country.code).toBe("CA");
  expect(splitPhone("+7 701 5550100").country.code).toBe("KZ");
  expect(splitPhone("+7 495 5550100").country.code).toBe("RU");
  expect(splitPhone("+44 1534 555010").country.code).toBe("JE");
  expect(splitPhone("+1268 4605555")).toEqual({ country: { code: "AG", dialCode: "1" }, national: "268 4605555" });
  expect(splitPhone("+999 1").country.code).toBe("US");
});

test("a joined number is split into the same dial code and national number", () => {
  const national = fc.stringMatching(/^[2-9][0-9]{5,8}$/);
  fc.assert(
    fc.property(fc.constantFrom(...PHONE_COUNTRIES), national, (country, digits) => {
      const split = splitPhone(joinPhone({ country, national: digits }));
      // Countries that share a dial code differ in more digits than these.
      expect([split.country.dialCode, split.national]).toEqual([country.dialCode, digits]);
    }),
  );
});
