interface Count {
  key: string;
  count: number;
  isMonth: boolean;
}

/** More bars than that tell nothing any more: months then. */
const MAX_DAYS = 31;

/** Answers by day, or by month where there would be too many days; spans without any are there too. */
export function spansOf(byDay: readonly { day: string; count: number }[]): Count[] {
  const days = byDay.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (!first || !last) return [];
  const length = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
  const isMonth = length > MAX_DAYS;
  const counts = new Map<string, number>();
  for (let time = Date.parse(first); time <= Date.parse(last); time += 86_400_000)
    counts.set(keyOf(new Date(time).toISOString(), isMonth), 0);
  for (const { day, count } of days) {
    const key = keyOf(day, isMonth);
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return [...counts].map(([key, count]) => ({ key, count, isMonth }));
}

const keyOf = (day: string, isMonth: boolean): string => day.slice(0, isMonth ? 7 : 10);
