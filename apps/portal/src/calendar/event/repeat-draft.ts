import {
  type RecurrenceRule,
  readRule,
  type RuleFrequency,
  untilDay,
  WEEKDAYS,
  type Weekday,
  writeRule,
} from "@offertory/contract/calendar/recurrence-rule";
import { readLocal } from "@offertory/contract/calendar/local-time";

/** The choices of the repeat field. `own` is a rule that the form has no fields for: it is kept unchanged. */
export const REPEATS = ["none", "daily", "weekly", "monthlyDay", "monthlyNth", "yearly"] as const;
export type Repeat = (typeof REPEATS)[number] | "own";

export interface RepeatDraft {
  repeat: Repeat;
  interval: string;
  days: Weekday[];
  ends: "never" | "after" | "on";
  count: string;
  until: string;
}

const FREQUENCY: Record<Exclude<Repeat, "none" | "own">, RuleFrequency> = {
  daily: "DAILY",
  weekly: "WEEKLY",
  monthlyDay: "MONTHLY",
  monthlyNth: "MONTHLY",
  yearly: "YEARLY",
};

export const weekdayOfDay = (day: string): Weekday =>
  WEEKDAYS[(readLocal(day.slice(0, 10)).getUTCDay() + 6) % 7] ?? "MO";

/** Returns which one of its weekday a day is in its month; -1, the last, in place of the fifth. */
function nthOfDay(day: string): number {
  const nth = Math.ceil(Number(day.slice(8, 10)) / 7);
  return nth === 5 ? -1 : nth;
}

export function readRepeat(text: string | null, start: string): RepeatDraft {
  const blank: RepeatDraft = {
    repeat: "none",
    interval: "1",
    days: [weekdayOfDay(start)],
    ends: "never",
    count: "10",
    until: "",
  };
  if (!text) return blank;
  const rule = readRule(text);
  if (typeof rule === "string") return { ...blank, repeat: "own" };
  const until = untilDay(rule);
  return {
    repeat: kindOf(rule, start),
    interval: String(rule.interval),
    days: rule.days.length > 0 ? rule.days.map(({ day }) => day) : blank.days,
    ends: rule.count !== null ? "after" : until ? "on" : "never",
    count: String(rule.count ?? 10),
    until: until ?? "",
  };
}

function kindOf({ frequency, days, monthDays, months }: RecurrenceRule, start: string): Repeat {
  const isPlain = days.length === 0 && monthDays.length === 0 && months.length === 0;
  const ownDay = Number(start.slice(8, 10));
  switch (frequency) {
    case "DAILY":
      return isPlain ? "daily" : "own";
    case "WEEKLY":
      return "weekly";
    case "MONTHLY": {
      if (days.length === 0 && monthDays.every((day) => day === ownDay)) return "monthlyDay";
      const [only, ...others] = days;
      const isNth = only?.day === weekdayOfDay(start) && only.nth === nthOfDay(start);
      return isNth && others.length === 0 && monthDays.length === 0 ? "monthlyNth" : "own";
    }
    case "YEARLY":
      return isPlain ? "yearly" : "own";
  }
}

/** Returns the recurrence rule of a draft. `kept` is the stored rule, returned if the form has no fields for it. */
export function writeRepeat(draft: RepeatDraft, start: string, kept: string | null): string | null {
  const { repeat } = draft;
  if (repeat === "none") return null;
  if (repeat === "own") return kept;
  const nth = repeat === "monthlyNth" ? [{ day: weekdayOfDay(start), nth: nthOfDay(start) }] : [];
  const weekly = WEEKDAYS.filter((day) => draft.days.includes(day)).map((day) => ({ day, nth: null }));
  return writeRule({
    frequency: FREQUENCY[repeat],
    interval: wholeOf(draft.interval),
    days: repeat === "weekly" ? weekly : nth,
    monthDays: [],
    months: [],
    count: draft.ends === "after" ? wholeOf(draft.count) : null,
    until: draft.ends === "on" && draft.until ? `${draft.until.replaceAll("-", "")}T235900` : null,
    weekStart: null,
  });
}

const wholeOf = (text: string): number => Math.max(1, Math.floor(Number(text)) || 1);
