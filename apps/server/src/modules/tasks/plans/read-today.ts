import type { Tasks } from "../tasks.ts";

/** Which day it is by the church's clock. */
export async function readToday({ persons, now }: Pick<Tasks, "persons" | "now">, churchId: string): Promise<string> {
  const timeZone = await persons.timeZone(churchId);
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(now());
}
