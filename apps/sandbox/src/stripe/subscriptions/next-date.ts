export type Cycle = { interval: string; interval_count: number };

/**
 * Returns the first date of the cycle after `after`, in seconds. Months are counted from the anchor, so that a
 * subscription of the 31st returns to the 31st after a shorter month.
 */
export function nextDate(anchor: number, cycle: Cycle, after: number): number {
  let count = 0;
  let date = anchor;
  while (date <= after) {
    count += 1;
    date = dateOf(anchor, cycle, count);
  }
  return date;
}

function dateOf(anchor: number, { interval, interval_count: every }: Cycle, count: number): number {
  const date = new Date(anchor * 1000);
  const steps = count * every;
  if (interval === "day") date.setUTCDate(date.getUTCDate() + steps);
  else if (interval === "week") date.setUTCDate(date.getUTCDate() + 7 * steps);
  else addMonths(date, interval === "year" ? 12 * steps : steps);
  return Math.floor(date.getTime() / 1000);
}

function addMonths(date: Date, months: number): void {
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
}
