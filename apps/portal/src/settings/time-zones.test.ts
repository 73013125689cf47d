import { describe, expect, test } from "vitest";
import { listTimeZones } from "./time-zones.ts";

const january = new Date("2026-01-15T12:00:00Z");
const labelOf = (zone: string) => listTimeZones("", "en", january).find(({ value }) => value === zone)?.label;

describe("time zones", () => {
  test("a time zone is shown with a readable name and its GMT offset", () => {
    expect(labelOf("America/New_York")).toBe("America / New York (GMT-5)");
  });

  test("UTC and the zone in use are always offered", () => {
    const values = listTimeZones("Mars/Olympus", "en", january).map(({ value }) => value);
    expect(values).toContain("UTC");
    expect(values).toContain("Mars/Olympus");
    expect(values.length).toBeGreaterThan(300);
  });
});
