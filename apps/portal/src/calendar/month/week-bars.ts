import type { Occurrence } from "@offertory/contract";
import { daysOf } from "./by-day.ts";

/** The part of an occurrence of several days that lies in one week. */
export interface WeekBar {
  occurrence: Occurrence;
  /** Its first and last column in the week, 0 to 6. */
  first: number;
  last: number;
  /** Its row among the bars of the week; bars that share a day have different rows. */
  lane: number;
  startsHere: boolean;
  endsHere: boolean;
}

/** Places the occurrences of several days in the first free lanes of a week, the earliest and longest first. */
export function barsOfWeek(week: readonly string[], occurrences: readonly Occurrence[]): WeekBar[] {
  const [monday = "", sunday = ""] = [week[0], week.at(-1)];
  const parts = occurrences
    .map((occurrence) => ({ occurrence, days: daysOf(occurrence) }))
    .filter(({ days }) => days.length > 1 && (days[0] ?? "") <= sunday && (days.at(-1) ?? "") >= monday)
    .map(({ occurrence, days }) => {
      const [start = "", end = ""] = [days[0], days.at(-1)];
      return {
        occurrence,
        first: Math.max(0, week.indexOf(start)),
        last: end > sunday ? week.length - 1 : week.indexOf(end),
        startsHere: start >= monday,
        endsHere: end <= sunday,
      };
    })
    .toSorted((one, other) => one.first - other.first || other.last - one.last);
  const lastOfLane: number[] = [];
  return parts.map((part) => {
    const free = lastOfLane.findIndex((last) => last < part.first);
    const lane = free === -1 ? lastOfLane.length : free;
    lastOfLane[lane] = part.last;
    return { ...part, lane };
  });
}
