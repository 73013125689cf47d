import { expect, test } from "vitest";
import { whenOf } from "./when-of.ts";

const plain = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0]/g, " ");
const service = { start: "2026-11-22T15:00:00Z", end: "2026-11-22T16:30:00Z", allDay: false };

test("an event's time is shown in the church's time zone", () => {
  expect(plain(whenOf(service, "en", "America/New_York"))).toBe("Sunday, November 22, 10:00 – 11:30 AM");
  expect(plain(whenOf(service, "en", "America/Los_Angeles"))).toContain("7:00 – 8:30 AM");
});

test("an event's time is shown in the visitor's language", () => {
  expect(plain(whenOf(service, "de", "Europe/Berlin"))).toBe("Sonntag, 22. November, 16:00–17:30 Uhr");
});

test("all-day events have the same dates in every time zone", () => {
  const camp = { start: "2026-07-06", end: "2026-07-10", allDay: true };
  expect(plain(whenOf(camp, "en", "Pacific/Auckland"))).toBe("Monday, July 6 – Friday, July 10");
  expect(plain(whenOf({ ...camp, end: camp.start }, "en", "America/New_York"))).toBe("Monday, July 6");
});

test("an invalid time returns an empty text", () => {
  expect(whenOf({ start: "soon", end: "later", allDay: false }, "en", "UTC")).toBe("");
});
