import type { Tasks } from "../tasks.ts";

/** Returns today's date in the church's time zone. */
export async function readToday({ persons, now }: Pick<Tasks, "persons" | "now">, churchId: string): Promise<string> {
  const timeZone = await persons.timeZone(churchId);
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(now());
}
