import type { CalendarStores } from "../calendar.ts";
import { ChurchNotKnown } from "../calendar-errors.ts";

/** In which zone a church's clock is, and what it is called. */
export async function readZone({ events }: Pick<CalendarStores, "events">, churchId: string) {
  const card = await events.zone(churchId);
  if (!card) throw new ChurchNotKnown();
  return card;
}
