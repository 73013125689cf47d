import { describe, expect, test } from "vitest";
import {
  ALL_GIFTS,
  countChosen,
  filterOfUrl,
  nameOfOrder,
  orderOfUrl,
  queryOfFilter,
  sortedBy,
  urlOfFilter,
} from "./donations-filter.ts";
import { daysOf, periodNamed } from "./periods.ts";

const full = "search=Boaz&from=2026-01-01&to=2026-12-31&fund=f1&person=p1&batch=b1&method=check&status=refunded";

describe("the donations filter", () => {
  test("is unchanged after a round trip through the URL", () => {
    const filter = filterOfUrl(new URLSearchParams(full));
    expect(urlOfFilter(filter).toString()).toBe(full);
    expect(countChosen(filter)).toBe(8);
    expect(queryOfFilter(filter)).toEqual({
      search: "Boaz",
      from: "2026-01-01",
      to: "2026-12-31",
      fundId: "f1",
      personId: "p1",
      batchId: "b1",
      method: "check",
      status: "refunded",
    });
  });

  test("ignores invalid values in the URL", () => {
    const wrong = "from=2026-02-30&to=tomorrow&method=gold&status=lost&fund=";
    expect(filterOfUrl(new URLSearchParams(wrong))).toEqual(ALL_GIFTS);
    expect(queryOfFilter(ALL_GIFTS)).toEqual({});
  });

  test("keeps the order in the URL, except the usual one", () => {
    const order = orderOfUrl(new URLSearchParams("sort=donor-desc"));
    expect(order).toEqual({ sort: "donor", direction: "desc" });
    expect(urlOfFilter(ALL_GIFTS, order).toString()).toBe("sort=donor-desc");
    const usual = orderOfUrl(new URLSearchParams("sort=name-up"));
    expect(nameOfOrder(usual)).toBe("date-desc");
    expect(urlOfFilter(ALL_GIFTS, usual).toString()).toBe("");
  });

  test("a column sorts in its usual direction first, and then in the other", () => {
    const byAmount = sortedBy(orderOfUrl(new URLSearchParams()), "amount");
    expect(byAmount).toEqual({ sort: "amount", direction: "desc" });
    expect(sortedBy(byAmount, "amount")).toEqual({ sort: "amount", direction: "asc" });
    expect(sortedBy(byAmount, "donor")).toEqual({ sort: "donor", direction: "asc" });
  });
});

test("named periods are converted to days and back", () => {
  const now = new Date(2026, 0, 31, 12);
  expect(daysOf("thisMonth", now)).toEqual({ from: "2026-01-01", to: "2026-01-31" });
  expect(daysOf("lastMonth", now)).toEqual({ from: "2025-12-01", to: "2025-12-31" });
  expect(daysOf("lastYear", now)).toEqual({ from: "2025-01-01", to: "2025-12-31" });
  expect(periodNamed(daysOf("thisYear", now), now)).toBe("thisYear");
  expect(periodNamed({ from: null, to: null }, now)).toBe("any");
  expect(periodNamed({ from: "2026-01-02", to: null }, now)).toBe("own");
});
