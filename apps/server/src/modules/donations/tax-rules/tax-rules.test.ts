import { expect, test } from "vitest";
import { findTaxRules, fillLines } from "./find-tax-rules.ts";
import { TAX_RULES } from "./tax-rules-by-country.ts";

const VALUES = {
  church: "Grace",
  eligible: "$5.00",
  eligibleInWords: "fünf",
  issuedOn: "January 5, 2027",
  place: "Ottawa",
  replaces: "6",
  serial: "7",
  taxId: "123",
  total: "$6.00",
  year: "2026",
};

test("a country is found by its code or its name, and its texts in its own languages only", () => {
  expect(findTaxRules("ca", "fr")?.language).toBe("fr");
  expect(findTaxRules(" Canada", "ko")?.language).toBe("en");
  for (const germany of ["Germany", "Deutschland"]) expect(findTaxRules(germany, "en")?.language).toBe("de");
  for (const country of ["USA", "uk", "England"]) expect(findTaxRules(country, "en")).not.toBeNull();
  expect(findTaxRules("United States", "es")?.texts.receipt).toContain("No goods or services");
  for (const country of ["", "France", "Atlantis", "toString"]) expect(findTaxRules(country, "en")).toBeNull();
});

test("every value in the texts of every country is known and filled in", () => {
  for (const { texts } of Object.values(TAX_RULES))
    for (const { title, taxId, lines, receipt } of Object.values(texts)) {
      const all = [title, taxId, ...lines, receipt];
      const filled = fillLines(all, VALUES);
      expect(filled).toHaveLength(all.length);
      expect(filled.join()).not.toMatch(/[{}]/);
    }
});

test("a line with an empty value is left out", () => {
  const lines = ["Receipt number {{serial}}", "It replaces {{replaces}}."];
  expect(fillLines(lines, { ...VALUES, replaces: "" })).toEqual(["Receipt number 7"]);
});
