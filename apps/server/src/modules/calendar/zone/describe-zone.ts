import { offsetAt, showOn } from "./zoned.ts";

const DAY_MS = 86_400_000;
const STEP_MS = 7 * DAY_MS;

/** A zone as calendar programs want it explained: when its clock is set, from one moment to another. */
export function describeZone(timeZone: string, from: Date, to: Date): string {
  const start = from.getTime();
  const changes = findChanges(timeZone, start, to.getTime());
  const first = part(timeZone, start, offsetAt(timeZone, start), offsetAt(timeZone, start));
  const parts = changes.map((at) => part(timeZone, at, offsetAt(timeZone, at - 1000), offsetAt(timeZone, at)));
  return ["BEGIN:VTIMEZONE", `TZID:${timeZone}`, first, ...parts, "END:VTIMEZONE"].join("\r\n");
}

function findChanges(timeZone: string, from: number, to: number): number[] {
  const changes: number[] = [];
  for (let at = from; at < to; at += STEP_MS) {
    if (offsetAt(timeZone, at) !== offsetAt(timeZone, at + STEP_MS))
      changes.push(findChange(timeZone, at, at + STEP_MS));
  }
  return changes;
}

/** The first moment of the new offset, by halving. */
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

function part(timeZone: string, at: number, old: number, now: number): string {
  const kind = now > old ? "DAYLIGHT" : "STANDARD";
  // By the clock as it was before it was set.
  const shown = new Date(showOn(timeZone, at) - now + old);
  const stamp = shown.toISOString().replace(/[-:]/g, "").slice(0, 15);
  return [
    `BEGIN:${kind}`,
    `DTSTART:${stamp}`,
    `TZOFFSETFROM:${written(old)}`,
    `TZOFFSETTO:${written(now)}`,
    `END:${kind}`,
  ].join("\r\n");
}

function written(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${offset < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}
