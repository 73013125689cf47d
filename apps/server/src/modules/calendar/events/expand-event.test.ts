import { addDays, readLocal, writeLocal } from "@offertory/contract/calendar/local-time";
import { readRule, WEEKDAYS, writeRule } from "@offertory/contract/calendar/recurrence-rule";
import fc from "fast-check";
// oxlint-disable-next-line import/default -- a CommonJS library, which is the default export of itself
import rrule from "rrule";
import { expect, test } from "vitest";
import { beginsAt, expandEvent } from "./expand-event.ts";

const NOW = new Date("2026-11-15T12:00:00Z");

const weekday = fc.constantFrom(...WEEKDAYS);
const rules = fc.oneof(
  fc.record({ INTERVAL: fc.integer({ min: 1, max: 9 }) }).map(({ INTERVAL }) => `FREQ=DAILY;INTERVAL=${INTERVAL}`),
  fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.uniqueArray(weekday, { minLength: 1 }))
    .map(([interval, days]) => `FREQ=WEEKLY;INTERVAL=${interval};BYDAY=${days.join(",")}`),
  fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom(1, 2, 3, 4, 5, -1), weekday)
    .map(([interval, nth, day]) => `FREQ=MONTHLY;INTERVAL=${interval};BYDAY=${nth}${day}`),
  fc.integer({ min: 1, max: 31 }).map((day) => `FREQ=MONTHLY;BYMONTHDAY=${day}`),
  fc.constant("FREQ=YEARLY"),
);
const ends = fc.constantFrom("", ";COUNT=7", ";COUNT=200", ";UNTIL=20270301T100000");
const starts = fc.integer({ min: 0, max: 3000 }).map((days) => `${addDays("2019-01-01", days)}T10:00`);

/** Every time of a rule up to a moment, as the library itself lists them. */
const ownList = (start: string, rule: string, until: Date): string[] =>
  new rrule.RRule({ ...rrule.RRule.parseString(rule), dtstart: readLocal(start) }, true)
    .between(readLocal(start), until, true)
    .map((date) => writeLocal(date, false));

const eventOf = (start: string, recurrenceRule: string, exceptionDates: string[] = []) => ({
  starts: start,
  ends: `${start.slice(0, 10)}T11:00`,
  allDay: false,
  recurrenceRule,
  exceptionDates,
});

test("expansions agree with the library's own, however long ago an event began", () => {
  fc.assert(
    fc.property(starts, rules, ends, fc.integer({ min: -400, max: 900 }), (start, rule, end, late) => {
      const from = addDays("2026-11-15", late);
      const before = addDays(from, 90);
      const wanted = ownList(start, rule + end, new Date(readLocal(before).getTime() - 1)).filter(
        (local) => local.slice(0, 10) >= from,
      );
      expect(expandEvent(eventOf(start, rule + end), { from, before }, NOW)).toEqual(wanted);
    }),
    { numRuns: 300 },
  );
});

test("an exception removes exactly one time", () => {
  fc.assert(
    fc.property(starts, rules, fc.nat(), (start, rule, pick) => {
      const span = { from: start.slice(0, 10), before: addDays(start, 1000) };
      const all = expandEvent(eventOf(start, rule), span, NOW);
      const gone = all[pick % Math.max(1, all.length)] ?? "";
      const left = expandEvent(eventOf(start, rule, [gone]), span, NOW);
      expect(left).toEqual(all.filter((local) => local !== gone));
      expect(beginsAt(eventOf(start, rule), gone)).toBe(gone !== "");
    }),
    { numRuns: 100 },
  );
});

test("a rule that was read and written again is the same rule", () => {
  fc.assert(
    fc.property(rules, ends, (rule, end) => {
      const read = readRule(rule + end);
      if (typeof read === "string") throw new Error(read);
      expect(readRule(writeRule(read))).toEqual(read);
    }),
  );
});

test("whatever is sent as a rule is read or refused, and never looked through for long", () => {
  const part = fc.constantFrom(
    "FREQ=DAILY",
    "FREQ=WEEKLY",
    "FREQ=MONTHLY",
    "FREQ=YEARLY",
    "BYDAY=MO",
    "BYDAY=5FR",
    "BYDAY=-5MO",
    "BYMONTHDAY=31",
    "BYMONTHDAY=-31",
    "BYMONTH=2",
    "INTERVAL=99",
    "INTERVAL=7",
    "BYSETPOS=-1",
    "COUNT=1000",
    "WKST=SU",
    "=",
    "BYDAY=",
  );
  fc.assert(
    fc.property(fc.uniqueArray(part, { maxLength: 6 }), (parts) => {
      const text = parts.join(";");
      if (typeof readRule(text) === "string") return;
      const began = performance.now();
      expandEvent(eventOf("2026-11-17T10:00", text), { from: "2026-11-01", before: "2027-11-01" }, NOW);
      expect(performance.now() - began).toBeLessThan(1500);
    }),
    { numRuns: 300 },
  );
});
