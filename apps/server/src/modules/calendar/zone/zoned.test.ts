import fc from "fast-check";
// oxlint-disable-next-line import/default -- a CommonJS library, which is the default export of itself
import rrule from "rrule";
import { expect, test } from "vitest";
import { describeZone } from "./describe-zone.ts";
import { localAt, momentOf } from "./zoned.ts";

const ZONES = ["America/Chicago", "Europe/Berlin", "Asia/Kolkata", "Australia/Lord_Howe", "UTC", "Pacific/Apia"];

test("a local time stays the same after conversion to UTC and back", () => {
  const times = fc.date({ min: new Date("2000-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), times, (zone, date) => {
      const local = localAt(zone, date);
      expect(localAt(zone, momentOf(zone, local))).toBe(local);
    }),
  );
});

test("a skipped local time uses the offset before the change, and a repeated local time is the first of the two", () => {
  expect(momentOf("America/Chicago", "2026-03-08T02:30").toISOString()).toBe("2026-03-08T08:30:00.000Z");
  expect(momentOf("America/Chicago", "2026-11-01T01:30").toISOString()).toBe("2026-11-01T06:30:00.000Z");
});

const year = (number: number) => new Date(Date.UTC(number, 0, 1));
const describeFrom = (zone: string, to = 2126) =>
  describeZone(zone, { from: year(2026), to: year(to), now: new Date("2026-11-15T12:00Z") });

test("a time zone description lists the changes of its offset", () => {
  const text = describeFrom("Europe/Berlin");
  expect(text).toContain("BEGIN:DAYLIGHT\r\nDTSTART:20260329T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200");
  expect(text).toContain("BEGIN:STANDARD\r\nDTSTART:20261025T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100");
});

test("the yearly rules of a time zone are written once, without an end", () => {
  const rulesOf = (zone: string) => [...describeFrom(zone).matchAll(/RRULE:FREQ=YEARLY;(.*)/g)].map(([, rule]) => rule);
  expect(rulesOf("America/Chicago")).toEqual(["BYMONTH=3;BYDAY=2SU", "BYMONTH=11;BYDAY=1SU"]);
  expect(rulesOf("Europe/Berlin")).toEqual(["BYMONTH=3;BYDAY=-1SU", "BYMONTH=10;BYDAY=-1SU"]);
  expect(rulesOf("Asia/Jerusalem")[0]).toBe("BYMONTH=3;BYDAY=FR;BYMONTHDAY=23,24,25,26,27,28,29");
  expect(rulesOf("Asia/Kolkata")).toEqual([]);
});

/** Reads the offset from a VTIMEZONE as calendar programs do: that of the last change before a local time. */
function readZone(text: string): (local: Date) => string {
  const parts = text.split("BEGIN:").flatMap((part) => {
    const [, start = ""] = /DTSTART:(\d{8}T\d{6})/.exec(part) ?? [];
    const [, rule = "FREQ=DAILY;COUNT=1"] = /RRULE:(.*)\r/.exec(part) ?? [];
    const [, offset = ""] = /TZOFFSETTO:(.*)\r/.exec(part) ?? [];
    return start ? [{ times: rrule.rrulestr(`DTSTART:${start}Z\nRRULE:${rule}`), offset }] : [];
  });
  return (local) => {
    const changes = parts.map(({ times, offset }) => ({
      at: times.before(local, true)?.getTime() ?? -Infinity,
      offset,
    }));
    return changes.toSorted((one, other) => one.at - other.at).at(-1)?.offset ?? "";
  };
}

const MANY_ZONES = [
  ...ZONES,
  "Africa/Casablanca",
  "Africa/Cairo",
  "America/Santiago",
  "America/Nuuk",
  "Asia/Jerusalem",
];

test("S3.05 time zone descriptions give calendar programs the right offset decades ahead", () => {
  for (const zone of MANY_ZONES) {
    const offsetOn = readZone(describeFrom(zone));
    for (let month = 0; month < 12 * 60; month += 43) {
      const local = new Date(Date.UTC(2026, month, 16, 10));
      const offset = Number(local) - momentOf(zone, local.toISOString().slice(0, 16)).getTime();
      const minutes = Math.abs(offset) / 60_000;
      const written = String(Math.floor(minutes / 60) * 100 + (minutes % 60)).padStart(4, "0");
      const where = `${zone} ${local.toISOString()}`;
      expect(`${where} ${offsetOn(local)}`).toBe(`${where} ${offset < 0 ? "-" : "+"}${written}`);
    }
  }
});
