import type { Body } from "./read-body.ts";

const HOUR = 60 * 60 * 1000;

/** Returns the time to which the clock is to be moved, in milliseconds; undefined when the body names none. */
export function readMove(body: Body, now: number): number | undefined {
  if (body.has("to")) {
    const time = Date.parse(body.text("to"));
    return Number.isNaN(time) ? undefined : time;
  }
  const date = new Date(now);
  let given = false;
  for (const [name, add] of [
    ["years", (count: number) => addMonths(date, 12 * count)],
    ["months", (count: number) => addMonths(date, count)],
    ["days", (count: number) => void date.setTime(date.getTime() + count * 24 * HOUR)],
    ["hours", (count: number) => void date.setTime(date.getTime() + count * HOUR)],
    ["ms", (count: number) => void date.setTime(date.getTime() + count)],
  ] as const) {
    if (!body.has(name)) continue;
    const count = body.number(name);
    if (!Number.isFinite(count) || count < 0) return undefined;
    add(count);
    given = true;
  }
  return given ? date.getTime() : undefined;
}

/** Moves to the same day of a later month, or to that month's last day. */
function addMonths(date: Date, months: number): void {
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
}
