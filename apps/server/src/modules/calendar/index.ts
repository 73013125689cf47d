import type { FastifyInstance } from "fastify";
import { subscribe, type Subscriber } from "../../platform/jobs/events.ts";
import type { Tasks as Jobs } from "../../platform/jobs/task.ts";
import { peopleMerged, personErased } from "../people/index.ts";
import type { Calendar } from "./calendar.ts";
import { eventRoutes } from "./events/event.routes.ts";
import { feedRoutes } from "./feeds/feed.routes.ts";
import { onPeopleMerged, onPersonErased } from "./people/follow-people.ts";

export { openCalendar, type Calendar, type CalendarNeeds } from "./calendar.ts";
export { listOccurrences } from "./events/list-occurrences.ts";
export { calendarCards } from "./home/calendar-cards.ts";
export { nextEvents } from "./events/next-events.ts";

/** The endpoints of the module, and the URLs that calendar programs read. */
export const calendarRoutes = (app: FastifyInstance, calendar: Calendar) => {
  for (const routes of [eventRoutes, feedRoutes]) routes(app, calendar);
};

export const calendarListeners = (calendar: Calendar): Subscriber[] => [
  subscribe(personErased, "calendar", (event) => onPersonErased(calendar, event)),
  subscribe(peopleMerged, "calendar", (event) => onPeopleMerged(calendar, event)),
];

const REMOVED_RETENTION_MS = 30 * 86_400_000;

export const calendarTasks = (calendar: Calendar): Jobs => ({
  /** Deletes events that were removed 30 days ago. Until then they can be restored. */
  "calendar-sweep": async () =>
    void (await calendar.events.deleteRemovedBefore(new Date(calendar.now().getTime() - REMOVED_RETENTION_MS))),
});

/** Cron format in UTC: minute, hour, day, month, weekday. */
export const CALENDAR_CRONTAB = ["53 2 * * * calendar-sweep"];
