import { can } from "@offertory/contract";
import { everyone, type HomeCardSource } from "../../../platform/home-cards/home-card-source.ts";
import { may } from "../../../platform/identity/caller.ts";
import type { Calendar } from "../calendar.ts";
import { nextOccurrences } from "../events/next-events.ts";

const SHOWN = 3;

/** The next events, and the step to add the first one. People whom the church has not confirmed see public events. */
export const calendarCards = (calendar: Calendar): HomeCardSource[] => [
  {
    kind: "nextEvents",
    allow: everyone,
    async read({ churchId, isNewcomer }) {
      const found = await nextOccurrences(calendar, churchId, { count: SHOWN, publicOnly: isNewcomer });
      if (found.length === 0) return null;
      return {
        kind: "nextEvents",
        events: found.map(({ event, recurrenceId, title, place, starts, ends, allDay }) => ({
          id: recurrenceId ? `${event.id}:${recurrenceId}` : event.id,
          title,
          place,
          start: starts,
          end: ends,
          allDay,
        })),
      };
    },
  },
  {
    kind: "addEvent",
    allow: (caller) => may(caller, can.editContent),
    read: async ({ churchId }) => ((await calendar.events.hasAny(churchId)) ? null : { kind: "addEvent" }),
  },
];
