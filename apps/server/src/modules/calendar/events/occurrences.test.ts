import { addDays, readLocal, writeLocal } from "@offertory/contract/calendar/local-time";
import { readRule, WEEKDAYS, writeRule } from "@offertory/contract/calendar/recurrence-rule";
import fc from "fast-check";
// oxlint-disable-next-line import/default -- a CommonJS library, which is the default export of itself
import rrule from "rrule";
import { expect, test } from "vitest";
import { cpuOf } from "../../../../../../tools/test/cpu-of.ts";
import { calendarDay, dayNumberOf } from "./calendar-day.ts";
import { beginsAt, countBefore, firstFrom, lastDayOf, startsOn, timeOn } from "./occurrences.ts";

const weekday = fc.constantFrom(...WEEKDAYS);
const weekdays = fc.uniqueArray(weekday, { minLength: 1 }).map((days) => days.join(","));
const monthDay = fc.integer({ min: -31, max: 31 }).filter((day) => day !== 0);
const monthDays = fc.uniqueArray(monthDay, { minLength: 1, maxLength: 31 }).map((days) => days.join(","));
const nth = fc.tuple(fc.constantFrom(1, 2, 3, 4, 5, -1, -2, -5), weekday).map(([count, day]) => `${count}${day}`);
const upTo = (max: number) => fc.integer({ min: 1, max });
const months = fc.uniqueArray(upTo(12), { minLength: 1 }).map((list) => list.join(","));
/** Generates every kind of rule that the contract accepts. */
const rules = fc.oneof(
  upTo(99).map((interval) => `FREQ=DAILY;INTERVAL=${interval}`),
  weekdays.map((days) => `FREQ=DAILY;BYDAY=${days}`),
  fc
    .tuple(upTo(9), weekdays, weekday)
    .map(([interval, days, first]) => `FREQ=WEEKLY;INTERVAL=${interval};WKST=${first};BYDAY=${days}`),
  upTo(9).map((interval) => `FREQ=WEEKLY;INTERVAL=${interval}`),
  upTo(9).map((interval) => `FREQ=MONTHLY;INTERVAL=${interval}`),
  fc.tuple(upTo(6), nth, nth).map(([interval, one, two]) => `FREQ=MONTHLY;INTERVAL=${interval};BYDAY=${one},${two}`),
  fc.tuple(upTo(6), monthDays).map(([interval, days]) => `FREQ=MONTHLY;INTERVAL=${interval};BYMONTHDAY=${days}`),
  fc.tuple(weekdays, monthDays).map(([days, dates]) => `FREQ=MONTHLY;BYDAY=${days};BYMONTHDAY=${dates}`),
  upTo(4).map((interval) => `FREQ=YEARLY;INTERVAL=${interval}`),
  fc.tuple(upTo(3), months).map(([interval, list]) => `FREQ=YEARLY;INTERVAL=${interval};BYMONTH=${list}`),
  fc.tuple(months, monthDays).map(([list, days]) => `FREQ=YEARLY;BYMONTH=${list};BYMONTHDAY=${days}`),
  fc.tuple(months, nth).map(([list, day]) => `FREQ=YEARLY;BYMONTH=${list};BYDAY=${day}`),
);
const endings = fc.constantFrom(
  "",
  ";COUNT=1",
  ";COUNT=7",
  ";COUNT=200",
  ";UNTIL=20270301T100000",
  ";UNTIL=20270301T095900",
);
const starts = fc.integer({ min: 0, max: 3000 }).map((days) => `${addDays("2019-01-01", days)}T10:00`);

/** The occurrences of a rule from one day until before another, as the rrule library lists them. */
const listedByLibrary = (start: string, rule: string, from: string, before: string): string[] =>
  new rrule.RRule({ ...rrule.RRule.parseString(rule), dtstart: readLocal(start) }, true)
    .between(readLocal(from), new Date(readLocal(before).getTime() - 1), true)
    .map((date) => writeLocal(date, false));

/** An event that begins on the first day of its rule, as saved events do. */
function eventOf(start: string, recurrenceRule: string) {
  const [first = start] = listedByLibrary(start, recurrenceRule, start, addDays(start, 2000));
  const schedule = { starts: first, ends: `${first.slice(0, 10)}T11:00`, allDay: false, recurrenceRule };
  return { ...schedule, lastDay: lastDayOf(schedule) ?? null };
}

function listed(event: ReturnType<typeof eventOf>, from: string, before: string): string[] {
  const begins = startsOn(event);
  const days = Array.from({ length: dayNumberOf(before) - dayNumberOf(from) }, (_, late) => dayNumberOf(from) + late);
  return days.filter((day) => begins(calendarDay(day))).map((day) => timeOn(day, event));
}

const isTaken = (rule: string) => typeof readRule(rule) !== "string";

test("the occurrences of a rule equal those of the rrule library, however long ago the event began", () => {
  fc.assert(
    fc.property(starts, rules, endings, fc.integer({ min: -2900, max: 900 }), (start, rule, ending, late) => {
      fc.pre(isTaken(rule + ending));
      const from = addDays("2026-11-15", late);
      const before = addDays(from, 400);
      const event = eventOf(start, rule + ending);
      fc.pre(listedByLibrary(start, rule + ending, start, addDays(start, 2000)).length > 0);
      expect(listed(event, from, before)).toEqual(listedByLibrary(event.starts, rule + ending, from, before));
    }),
    { numRuns: 600 },
  );
});

test("the last day of a rule, and the count before an occurrence, equal those of the rrule library", () => {
  fc.assert(
    fc.property(
      starts,
      rules,
      fc.constantFrom(";COUNT=1", ";COUNT=20", ";UNTIL=20290301T100000"),
      (start, rule, ending) => {
        fc.pre(isTaken(rule + ending));
        const event = eventOf(start, rule + ending);
        const all = listedByLibrary(event.starts, rule + ending, event.starts, "2119-01-01");
        fc.pre(all.length > 0);
        expect(event.lastDay).toBe(all.at(-1)?.slice(0, 10));
        const middle = all[Math.floor(all.length / 2)] ?? "";
        expect(countBefore(event, middle)).toBe(all.indexOf(middle));
        expect(beginsAt(event, middle)).toBe(true);
        expect(beginsAt(event, `${middle.slice(0, 11)}10:01`)).toBe(false);
      },
    ),
    { numRuns: 200 },
  );
});

test("a rule that ends after more than a hundred years has no last day", () => {
  const lastDay = (recurrenceRule: string) =>
    lastDayOf({ starts: "2026-11-15T10:00", ends: "2026-11-15T11:00", allDay: false, recurrenceRule });
  expect(lastDay("FREQ=YEARLY;COUNT=100")).toBe("2125-11-15");
  expect(lastDay("FREQ=YEARLY;COUNT=200")).toBeUndefined();
  expect(lastDay("FREQ=DAILY;UNTIL=21990101")).toBeUndefined();
  expect(lastDay("FREQ=DAILY")).toBeNull();
});

test("the first occurrence of a rule is found within 50 ms of CPU, even if it is years away", () => {
  const first = (starts: string, recurrenceRule: string) => {
    let found: string | null = null;
    const cpu = cpuOf(() => {
      found = firstFrom({ starts, ends: starts, allDay: true, recurrenceRule }, dayNumberOf(starts));
    });
    expect(cpu).toBeLessThan(50);
    return found;
  };
  const leapDay = "BYMONTH=2;BYMONTHDAY=29";
  expect(first("2026-11-17", `FREQ=YEARLY;INTERVAL=6;${leapDay}`)).toBe("2032-02-29");
  expect(first("2096-03-01", `FREQ=YEARLY;${leapDay}`)).toBe("2104-02-29");
  expect(first("2026-11-17", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30")).toBeNull();
});

test("a rule stays the same when it is written and parsed again", () => {
  fc.assert(
    fc.property(rules, endings, (rule, ending) => {
      const read = readRule(rule + ending);
      if (typeof read === "string") return;
      expect(readRule(writeRule(read))).toEqual(read);
    }),
  );
});
