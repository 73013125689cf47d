import fc from "fast-check";
import { expect, test } from "vitest";
import { describeZone } from "./describe-zone.ts";
import { localAt, momentOf } from "./zoned.ts";

const ZONES = ["America/Chicago", "Europe/Berlin", "Asia/Kolkata", "Australia/Lord_Howe", "UTC", "Pacific/Apia"];

test("a time of the clock and its moment lead to each other", () => {
  const times = fc.date({ min: new Date("2000-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), times, (zone, date) => {
      const local = localAt(zone, date);
      expect(localAt(zone, momentOf(zone, local))).toBe(local);
    }),
  );
});

test("a time that is skipped counts by the clock before, one that comes twice is the first", () => {
  expect(momentOf("America/Chicago", "2026-03-08T02:30").toISOString()).toBe("2026-03-08T08:30:00.000Z");
  expect(momentOf("America/Chicago", "2026-11-01T01:30").toISOString()).toBe("2026-11-01T06:30:00.000Z");
});

test("a zone is explained with each time that its clock is set", () => {
  const text = describeZone("Europe/Berlin", new Date("2026-01-01T00:00Z"), new Date("2027-01-01T00:00Z"));
  expect(text).toContain("BEGIN:DAYLIGHT\r\nDTSTART:20260329T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200");
  expect(text).toContain("BEGIN:STANDARD\r\nDTSTART:20261025T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100");
});
