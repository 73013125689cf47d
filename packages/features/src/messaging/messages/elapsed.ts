export type ElapsedUnit = "s" | "m" | "h" | "d";

const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

/** Returns the elapsed time in the largest unit that fits; a time in the future counts as now. */
export function elapsed(since: string, now: number): { unit: ElapsedUnit; number: number } | null {
  const then = Date.parse(since);
  if (Number.isNaN(then)) return null;
  const seconds = Math.max(0, Math.floor((now - then) / 1000));
  const unit = (["d", "h", "m"] as const).find((each) => seconds >= SECONDS[each]) ?? "s";
  return { unit, number: Math.floor(seconds / SECONDS[unit]) };
}
