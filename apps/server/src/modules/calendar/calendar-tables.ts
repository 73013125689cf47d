import type { EventVisibility } from "@offertory/contract";
import type { ColumnType, Generated, Kysely } from "kysely";

type TimeOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** The tables that the calendar owns, and the views of other modules that it joins. */
export type CalendarTables = {
  events: {
    churchId: string;
    id: string;
    title: string;
    description: string;
    place: string;
    starts: string;
    ends: string;
    allDay: boolean;
    recurrenceRule: string | null;
    exceptionDates: string[];
    visibility: EventVisibility;
    seriesId: string | null;
    recurrenceId: string | null;
    lastDay: string | null;
    version: Generated<number>;
    createdBy: string | null;
    createdAt: ColumnType<Date, Date, never>;
    changedAt: ColumnType<Date, Date, Date>;
    removedAt: TimeOrNull;
  };
  calendarFeeds: { churchId: string; personId: string; renewals: Generated<number> };
  churchCards: { churchId: string; name: string; timeZone: string };
  peopleNames: { churchId: string; personId: string; archived: boolean };
  newcomers: { churchId: string; personId: string };
  accountHolders: { churchId: string; personId: string };
};

export type CalendarDatabase = Kysely<CalendarTables>;
