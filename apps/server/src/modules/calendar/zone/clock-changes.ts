import { offsetAt, localMillisecondsAt } from "./zoned.ts";

const STEP_MS = 7 * 86_400_000;

/** One change of a time zone's UTC offset. `old` and `now` are the offsets in milliseconds. */
export interface ClockChange {
  /** The local time of the change by the old offset, stored as if it were UTC. */
  shown: Date;
  old: number;
  now: number;
}

export function findChanges(timeZone: string, from: number, to: number): ClockChange[] {
  const changes: ClockChange[] = [];
  for (let at = from; at < to; at += STEP_MS) {
    if (offsetAt(timeZone, at) !== offsetAt(timeZone, at + STEP_MS))
      changes.push(changeAt(timeZone, findChange(timeZone, at, at + STEP_MS)));
  }
  return changes;
}

function changeAt(timeZone: string, at: number): ClockChange {
  const [old, now] = [offsetAt(timeZone, at - 1000), offsetAt(timeZone, at)];
  return { shown: new Date(localMillisecondsAt(timeZone, at) - now + old), old, now };
}

/** Finds the first moment of the new offset by binary search, to the second. */
function findChange(timeZone: string, before: number, after: number): number {
  const old = offsetAt(timeZone, before);
  let [low, high] = [before, after];
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (offsetAt(timeZone, middle) === old) low = middle;
    else high = middle;
  }
  return high;
}
