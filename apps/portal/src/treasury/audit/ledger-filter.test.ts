import { expect, test } from "vitest";
import { ALL_ENTRIES, filterOfUrl, isNarrowed, queryOfFilter, urlOfFilter } from "./ledger-filter.ts";

test("a filter is unchanged after a round trip through the URL", () => {
  const filter = { from: "2026-01-01", to: "2026-02-28", donationId: "gift 1/2" };
  expect(filterOfUrl(urlOfFilter(filter))).toEqual(filter);
  expect(queryOfFilter(filter)).toEqual(filter);
  expect(urlOfFilter(ALL_ENTRIES).size).toBe(0);
});

test("invalid days and gift ids in the URL are ignored", () => {
  const filter = filterOfUrl(new URLSearchParams({ from: "2026-02-30", to: "yesterday", gift: "x".repeat(65) }));
  expect(filter).toEqual(ALL_ENTRIES);
  expect(isNarrowed(filter)).toBe(false);
});
