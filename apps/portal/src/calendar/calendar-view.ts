import { openStorage } from "@offertory/api-client/storage";
import { addDays, LOCAL_DAY } from "@offertory/contract/calendar/local-time";
import { isMonth, monthOf, shiftMonth } from "./month/month-days.ts";

export const CALENDAR_VIEWS = ["month", "week", "list"] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

const KEY = "offertory-calendar-view";

/** Returns the view that was chosen last in this browser. */
export function readView(): CalendarView {
  const kept = openStorage("localStorage")?.getItem(KEY);
  return CALENDAR_VIEWS.find((view) => view === kept) ?? "month";
}

export function keepView(view: CalendarView): void {
  try {
    openStorage("localStorage")?.setItem(KEY, view);
  } catch {
    // The storage is full or blocked; the view is only not remembered.
  }
}

/** Returns the day that the URL asks for: a day, the first of a month, or today when the URL names neither. */
export function requestedDay(url: URLSearchParams, today: string): string {
  const [day, month] = [url.get("day") ?? "", url.get("month") ?? ""];
  // A day that does not exist, such as February 31, becomes the day that it would be.
  if (LOCAL_DAY.test(day) && isMonth(monthOf(day))) return addDays(day, 0);
  return isMonth(month) && month !== monthOf(today) ? `${month}-01` : today;
}

/** Returns the day that is one week, or one month, earlier or later. */
export const shiftDay = (view: CalendarView, day: string, by: 1 | -1): string =>
  view === "week" ? addDays(day, 7 * by) : `${shiftMonth(monthOf(day), by)}-01`;
