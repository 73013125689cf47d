import { type ClockChange, findChanges } from "./clock-changes.ts";
import { findYearlyChanges } from "./find-yearly-changes.ts";
import { offsetAt, localMillisecondsAt } from "./zoned.ts";

/** `from` is when the description begins. `to` is where it ends for a zone whose changes follow no yearly rule. */
interface Span {
  from: Date;
  to: Date;
  now: Date;
}

/** Writes a VTIMEZONE: the changes of the offset so far, and the yearly rules of later ones. */
export function describeZone(timeZone: string, { from, to, now }: Span): string {
  const nextYear = now.getUTCFullYear() + 1;
  const soon = Date.UTC(nextYear, 0, 1);
  const yearly = findYearlyChanges(timeZone, nextYear);
  const start = from.getTime();
  const offset = offsetAt(timeZone, start);
  const first = { shown: new Date(localMillisecondsAt(timeZone, start)), old: offset, now: offset };
  const changes = findChanges(timeZone, start, yearly ? soon : Math.max(soon, to.getTime()));
  const parts = [first, ...changes].map((change) => writePart(change));
  const rules = (yearly ?? []).map((change) => writePart(change, [change.rule]));
  return ["BEGIN:VTIMEZONE", `TZID:${timeZone}`, ...parts, ...rules, "END:VTIMEZONE"].join("\r\n");
}

function writePart({ shown, old, now }: ClockChange, rules: readonly string[] = []): string {
  const kind = now > old ? "DAYLIGHT" : "STANDARD";
  const stamp = shown.toISOString().replace(/[-:]/g, "").slice(0, 15);
  return [
    `BEGIN:${kind}`,
    `DTSTART:${stamp}`,
    ...rules,
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
