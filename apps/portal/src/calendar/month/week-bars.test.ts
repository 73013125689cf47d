import type { Occurrence } from "@offertory/contract";
import { expect, test } from "vitest";
import { barsOfWeek } from "./week-bars.ts";

const WEEK = ["2026-11-01", "2026-11-02", "2026-11-03", "2026-11-04", "2026-11-05", "2026-11-06", "2026-11-07"];
const from = (start: string, end: string, title = "Retreat"): Occurrence => ({
  eventId: title,
  recurrenceId: null,
  moved: false,
  title,
  description: "",
  place: "",
  start,
  end,
  allDay: !start.includes("T"),
  startsAt: "",
  endsAt: "",
  visibility: "public",
});
const shape = (bars: ReturnType<typeof barsOfWeek>) =>
  bars.map(({ occurrence, first, last, lane, startsHere, endsHere }) =>
    [occurrence.title, first, last, lane, startsHere ? "starts" : "", endsHere ? "ends" : ""].join(" ").trim(),
  );

test("an event of several days is one bar from its first to its last day", () => {
  expect(shape(barsOfWeek(WEEK, [from("2026-11-03", "2026-11-05")]))).toEqual(["Retreat 2 4 0 starts ends"]);
});

test("a bar that begins or ends in another week fills this week to its edge", () => {
  expect(shape(barsOfWeek(WEEK, [from("2026-10-30", "2026-11-02"), from("2026-11-06", "2026-11-12", "Camp")]))).toEqual(
    ["Retreat 0 1 0  ends", "Camp 5 6 0 starts"],
  );
});

test("bars that share a day have different lanes, and a free lane is used again", () => {
  const camp = from("2026-11-01", "2026-11-03", "Camp");
  const fair = from("2026-11-03", "2026-11-04", "Fair");
  const walk = from("2026-11-05", "2026-11-06", "Walk");
  expect(shape(barsOfWeek(WEEK, [walk, fair, camp])).map((each) => each.slice(0, 10))).toEqual([
    "Camp 0 2 0",
    "Fair 2 3 1",
    "Walk 4 5 0",
  ]);
});

test("an event on one day, until midnight or in another week is no bar", () => {
  const evening = from("2026-11-03T20:00", "2026-11-04T00:00");
  expect(barsOfWeek(WEEK, [from("2026-11-03", "2026-11-03"), evening, from("2026-11-08", "2026-11-09")])).toEqual([]);
});
