import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { CalendarDatabase, CalendarTables } from "../calendar-tables.ts";

export type EventRow = Selectable<CalendarTables["events"]>;
export type NewEvent = Insertable<CalendarTables["events"]>;
export type EventUpdate = Pick<
  Updateable<CalendarTables["events"]>,
  | "title"
  | "description"
  | "place"
  | "starts"
  | "ends"
  | "allDay"
  | "recurrenceRule"
  | "exceptionDates"
  | "visibility"
  | "lastDay"
  | "removedAt"
>;

const MOST_IN_FEED = 2000;

/** Which events: those of a span of days, and perhaps only public ones. `before` is the day after the last. */
export interface Wanted {
  from: string;
  before: string;
  publicOnly: boolean;
}

export const eventStore = (db: CalendarDatabase) => {
  const present = (churchId: string) =>
    db.selectFrom("events").selectAll().where("churchId", "=", churchId).where("seriesId", "is", null);

  return {
    zone: async (churchId: string): Promise<{ name: string; timeZone: string } | undefined> =>
      db.selectFrom("churchCards").select(["name", "timeZone"]).where("churchId", "=", churchId).executeTakeFirst(),

    find: (churchId: string, id: string): Promise<EventRow | undefined> =>
      present(churchId).where("id", "=", id).executeTakeFirst(),

    /** Whoever changes an event waits here for those before them. */
    lock: (churchId: string, id: string): Promise<EventRow | undefined> =>
      present(churchId).where("id", "=", id).forUpdate().executeTakeFirst(),

    /** Events that may happen within the span, or of which a single time was moved into it; a rule says when. */
    within: (churchId: string, { from, before, publicOnly }: Wanted): Promise<EventRow[]> =>
      present(churchId)
        .where("removedAt", "is", null)
        .where(({ eb, and, or, exists, selectFrom }) =>
          or([
            and([eb("starts", "<", before), or([eb("lastDay", "is", null), eb("lastDay", ">=", from)])]),
            exists(
              selectFrom("events as moved")
                .select("moved.id")
                .whereRef("moved.churchId", "=", "events.churchId")
                .whereRef("moved.seriesId", "=", "events.id")
                .where("moved.starts", "<", before)
                .where("moved.ends", ">=", from),
            ),
          ]),
        )
        .$if(publicOnly, (query) => query.where("visibility", "=", "public"))
        .execute(),

    /** Single times of these events that were changed. */
    movedOf: async (churchId: string, seriesIds: readonly string[]): Promise<EventRow[]> =>
      seriesIds.length === 0
        ? []
        : db
            .selectFrom("events")
            .selectAll()
            .where("churchId", "=", churchId)
            .where("seriesId", "in", seriesIds)
            .execute(),

    add: (event: NewEvent): Promise<EventRow> =>
      db.insertInto("events").values(event).returningAll().executeTakeFirstOrThrow(),

    /** Every change counts on. */
    change: (churchId: string, id: string, change: EventUpdate, changedAt: Date): Promise<EventRow> =>
      db
        .updateTable("events")
        .set({ ...change, changedAt, version: sql`version + 1` })
        .where("churchId", "=", churchId)
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** One time of an event, as it now is; once for each. */
    move: (event: NewEvent) =>
      db
        .insertInto("events")
        .values(event)
        .onConflict((conflict) =>
          conflict.columns(["churchId", "seriesId", "recurrenceId"]).where("seriesId", "is not", null).doUpdateSet({
            title: event.title,
            description: event.description,
            place: event.place,
            starts: event.starts,
            ends: event.ends,
            allDay: event.allDay,
            changedAt: event.changedAt,
          }),
        )
        .execute(),

    removeMoved: (churchId: string, id: string) =>
      db.deleteFrom("events").where("churchId", "=", churchId).where("id", "=", id).execute(),

    /** What calendar programs are told: all but what ended long ago, and single times that were changed. */
    forFeed: (churchId: string, from: string, publicOnly: boolean): Promise<EventRow[]> =>
      present(churchId)
        .where("removedAt", "is", null)
        .where(({ eb, or }) => or([eb("lastDay", "is", null), eb("lastDay", ">=", from)]))
        .$if(publicOnly, (query) => query.where("visibility", "=", "public"))
        .orderBy("starts")
        .orderBy("id")
        .limit(MOST_IN_FEED)
        .execute(),

    /** Whose work the events of somebody now are. */
    handOn: (churchId: string, fromId: string, toId: string | null) =>
      db
        .updateTable("events")
        .set({ createdBy: toId })
        .where("churchId", "=", churchId)
        .where("createdBy", "=", fromId)
        .execute(),

    sweep: (before: Date) => db.deleteFrom("events").where("removedAt", "<", before).execute(),
  };
};
