/**
 * How an event repeats, as an RFC 5545 rule (`FREQ=WEEKLY;BYDAY=SU`). Hourly and shorter frequencies are refused, and
 * so are rules that may never match a day, because the search for the next occurrence would not end.
 */
export const FREQUENCIES = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const;
export type RuleFrequency = (typeof FREQUENCIES)[number];
export const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** `nth` is the number within the month, from its end when negative; null means every such weekday. */
export interface RuleDay {
  day: Weekday;
  nth: number | null;
}

export interface RecurrenceRule {
  frequency: RuleFrequency;
  interval: number;
  days: RuleDay[];
  monthDays: number[];
  months: number[];
  count: number | null;
  /** `20261231` or `20261231T235900`: local time of the church, or UTC when it ends in `Z`. */
  until: string | null;
  weekStart: Weekday | null;
}

export type RuleProblem = "malformed" | "too-often" | "too-long";

export const MAX_RULE_LENGTH = 200;
export const MAX_RULE_COUNT = 1000;
const MAX_INTERVAL = 99;
const SUPPORTED_PARTS = new Set(["FREQ", "INTERVAL", "BYDAY", "BYMONTHDAY", "BYMONTH", "COUNT", "UNTIL", "WKST"]);
const UNTIL_PATTERN = /^\d{8}(T\d{6}Z?)?$/;

/** Parses a rule, or returns why it is refused. */
export function readRule(text: string): RecurrenceRule | RuleProblem {
  const parts = new Map<string, string>();
  for (const part of text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, "")
    .split(";")) {
    const [name = "", value = "", ...rest] = part.split("=");
    if (!name || !value || rest.length > 0 || parts.has(name)) return "malformed";
    parts.set(name, value);
  }
  const written = parts.get("FREQ") ?? "";
  if (/^(SECOND|MINUTE|HOUR)LY$/.test(written)) return "too-often";
  const frequency = FREQUENCIES.find((known) => known === written);
  if (!frequency || [...parts.keys()].some((name) => !SUPPORTED_PARTS.has(name))) return "malformed";
  const interval = parseInteger(parts.get("INTERVAL") ?? "1", 1, MAX_INTERVAL);
  const days = parseList(parts.get("BYDAY"), readDay);
  const monthDays = parseList(parts.get("BYMONTHDAY"), (day) => (day === "0" ? null : parseInteger(day, -31, 31)));
  const months = parseList(parts.get("BYMONTH"), (month) => parseInteger(month, 1, 12));
  const count = parts.has("COUNT") ? parseInteger(parts.get("COUNT") ?? "", 1, 999_999) : undefined;
  const until = parts.get("UNTIL") ?? null;
  const weekStart = WEEKDAYS.find((day) => day === parts.get("WKST")) ?? null;
  if (interval === null || !days || !monthDays || !months || count === null) return "malformed";
  if (until !== null && (count !== undefined || !isUntil(until))) return "malformed";
  if (parts.has("WKST") && weekStart === null) return "malformed";
  if ((count ?? 0) > MAX_RULE_COUNT) return "too-long";
  const rule = { frequency, interval, days, monthDays, months, count: count ?? null, until, weekStart };
  return canCombine(rule) ? rule : "malformed";
}

/**
 * Returns whether the parts of the rule can be combined. Only combinations that always find a day are allowed; the
 * search for a next occurrence would otherwise not end.
 */
function canCombine({ frequency, interval, days, monthDays, months }: RecurrenceRule): boolean {
  const isNth = days.some(({ nth }) => nth !== null);
  // A rule such as the fifth Friday on the first day of the month never matches.
  if (isNth && monthDays.length > 0) return false;
  switch (frequency) {
    case "DAILY":
      return monthDays.length === 0 && months.length === 0 && !isNth && (days.length === 0 || interval === 1);
    case "WEEKLY":
      return monthDays.length === 0 && months.length === 0 && !isNth;
    case "MONTHLY":
      return months.length === 0;
    case "YEARLY":
      return months.length > 0 ? hasDay(months, monthDays) : days.length === 0 && monthDays.length === 0;
  }
}

const DAYS_IN_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const hasDay = (months: number[], monthDays: number[]): boolean =>
  monthDays.length === 0 ||
  months.some((month) => monthDays.some((day) => Math.abs(day) <= (DAYS_IN_MONTHS[month - 1] ?? 0)));

export function writeRule(rule: RecurrenceRule): string {
  const { frequency, interval, days, monthDays, months, count, until, weekStart } = rule;
  return [
    `FREQ=${frequency}`,
    interval > 1 && `INTERVAL=${interval}`,
    weekStart && `WKST=${weekStart}`,
    months.length > 0 && `BYMONTH=${months.join(",")}`,
    monthDays.length > 0 && `BYMONTHDAY=${monthDays.join(",")}`,
    days.length > 0 && `BYDAY=${days.map(({ day, nth }) => `${nth ?? ""}${day}`).join(",")}`,
    count !== null && `COUNT=${count}`,
    until !== null && `UNTIL=${until}`,
  ]
    .filter(Boolean)
    .join(";");
}

/** Returns the last day on which the event may happen, or null when the rule has no `UNTIL`. */
export const untilDay = ({ until }: Pick<RecurrenceRule, "until">): string | null =>
  until && `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`;

function parseInteger(text: string, min: number, max: number): number | null {
  if (!/^[+-]?\d{1,6}$/.test(text)) return null;
  const number = Number(text);
  return number >= min && number <= max ? number : null;
}

function readDay(text: string): RuleDay | null {
  const [, nth = "", name = ""] = /^([+-]?[1-5])?([A-Z]{2})$/.exec(text) ?? [];
  const day = WEEKDAYS.find((known) => known === name);
  return day ? { day, nth: nth ? Number(nth) : null } : null;
}

/** Returns null when one of the parts cannot be parsed, or when there are more than 31. */
function parseList<Item>(text: string | undefined, parse: (part: string) => Item | null): Item[] | null {
  if (text === undefined) return [];
  const items = text.split(",").map(parse);
  const parsed = items.filter((item) => item !== null);
  return parsed.length === items.length && items.length <= 31 ? parsed : null;
}

function isUntil(text: string): boolean {
  if (!UNTIL_PATTERN.test(text)) return false;
  const [day, time] = [untilDay({ until: text }) ?? "", text.slice(9, 15)];
  const moment = new Date(`${day}T${time ? time.replace(/(..)(..)(..)/, "$1:$2:$3") : "00:00:00"}Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}
