import type { Event, Occurrence } from "@offertory/contract";
import { expect, test } from "vitest";
import { blankEvent, eventFields, finishEvent, moveStart, problemOf } from "./event-draft.ts";
import { readRepeat, writeRepeat } from "./repeat-draft.ts";
import { changeFor } from "./use-save-event.ts";

const event: Event = {
  id: "e1",
  churchId: "church-grace",
  title: "Service",
  description: "",
  place: "",
  start: "2026-11-01T10:00",
  end: "2026-11-01T11:30",
  allDay: false,
  recurrenceRule: "FREQ=WEEKLY;BYDAY=SU;COUNT=10",
  exceptionDates: [],
  visibility: "public",
  version: 4,
};
const occurrence: Occurrence = {
  eventId: "e1",
  recurrenceId: "2026-11-15T10:00",
  moved: false,
  title: "Service",
  description: "",
  place: "",
  start: "2026-11-15T10:00",
  end: "2026-11-15T11:30",
  allDay: false,
  visibility: "public",
  startsAt: "",
  endsAt: "",
};

test("moving the start also moves the end and the weekday of a weekly rule", () => {
  const fields = moveStart({ ...eventFields(occurrence, event) }, { startDay: "2026-11-16" });
  expect([fields.endDay, fields.endTime, fields.repeat.days]).toEqual(["2026-11-16", "11:30", ["MO"]]);
  expect(moveStart(fields, { startTime: "23:30" })).toMatchObject({ endDay: "2026-11-17", endTime: "01:00" });
});

test("a change of one occurrence omits rule and visibility; a change of following ones omits an unchanged rule", () => {
  const fields = { ...eventFields(occurrence, event), title: "Guest" };
  const once = changeFor(fields, "this", { occurrence, event });
  expect(once).toMatchObject({ scope: "this", recurrenceId: "2026-11-15T10:00", title: "Guest", version: 4 });
  expect(Object.keys(once)).not.toContain("recurrenceRule");
  expect(Object.keys(once)).not.toContain("visibility");
  expect(Object.keys(changeFor(fields, "following", { occurrence, event }))).not.toContain("recurrenceRule");
});

test("a change of all occurrences moves the first one by the same difference as the edited one", () => {
  const fields = moveStart(eventFields(occurrence, event), { startDay: "2026-11-16", startTime: "19:00" });
  expect(changeFor(fields, "all", { occurrence, event })).toMatchObject({
    scope: "all",
    start: "2026-11-02T19:00",
    end: "2026-11-02T20:30",
    recurrenceRule: "FREQ=WEEKLY;BYDAY=MO;COUNT=10",
  });
});

test.each([
  ["FREQ=DAILY;INTERVAL=3", "daily"],
  ["FREQ=WEEKLY;BYDAY=TU,SU", "weekly"],
  ["FREQ=MONTHLY", "monthlyDay"],
  ["FREQ=MONTHLY;BYDAY=3SU", "monthlyNth"],
  ["FREQ=YEARLY;COUNT=5", "yearly"],
  ["FREQ=YEARLY;BYMONTH=4;BYDAY=2SU", "own"],
  ["FREQ=MONTHLY;BYDAY=1SU", "own"],
])("the rule %s is unchanged after a round trip through the form, as %s", (rule, repeat) => {
  const draft = readRepeat(rule, "2026-11-15T10:00");
  expect(draft.repeat).toBe(repeat);
  expect(writeRepeat(draft, "2026-11-15T10:00", rule)).toBe(rule);
});

test("S8.05 a blank title, a missing date and an end before the start are reported before sending", () => {
  const blank = blankEvent("2026-11-15");
  expect(problemOf(blank)).toBe("event-title-blank");
  expect(problemOf({ ...blank, title: "x", endTime: "09:00" })).toBe("event-ends-before");
  expect(problemOf({ ...blank, title: "x", startDay: "" })).toBe("event-time-invalid");
  expect(finishEvent({ ...blank, title: "x", allDay: true }, null)).toMatchObject({
    start: "2026-11-15",
    end: "2026-11-15",
  });
});
