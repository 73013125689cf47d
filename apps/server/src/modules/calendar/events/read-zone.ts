import type { CalendarStores } from "../calendar.ts";
import { ChurchNotKnown } from "../calendar-errors.ts";

/** Reads the name and the time zone of a church. Refuses a church that is unknown or closing. */
export async function readZone({ events }: Pick<CalendarStores, "events">, churchId: string) {
  const card = await events.zone(churchId);
  if (!card) throw new ChurchNotKnown();
  return card;
}
