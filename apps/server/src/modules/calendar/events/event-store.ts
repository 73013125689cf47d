import { MAX_CHANGED_OCCURRENCES, MAX_EVENT_DAYS, MAX_RECURRING_EVENTS } from "@offertory/contract";
import { addDays } from "@offertory/contract/calendar/local-time";
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import { notClosing } from "../../churches/index.ts";
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

const MAX_EVENTS_IN_FEED = 2000;
/** Characters of all descriptions in a feed together. Further events have no description. */
const MAX_DESCRIPTIONS_IN_FEED = 1_000_000;
const SUMMARY_COLUMNS = [
  "events.id",
  "events.title",
  "events.place",
  "events.starts",
  "events.ends",
  "events.allDay",
  "events.recurrenceRule",
  "events.visibility",
  "events.seriesId",
  "events.recurrenceId",
  "events.lastDay",
] as const;
/**
 * An event without its description. A list reads many events and shows few, so descriptions are read later for those.
 */
export type EventSummary = Pick<
  EventRow,
  | "id"
  | "title"
  | "place"
  | "starts"
  | "ends"
  | "allDay"
  | "recurrenceRule"
  | "visibility"
  | "seriesId"
  | "recurrenceId"
  | "lastDay"
>;
const FEED_COLUMNS = [
  "id",
  "title",
  "place",
  "starts",
  "ends",
  "allDay",
  "recurrenceRule",
  "exceptionDates",
  "seriesId",
  "recurrenceId",
  "lastDay",
  "version",
  "changedAt",
] as const;
/** The fields of an event in a feed. */
export type FeedEvent = Pick<EventRow, (typeof FEED_COLUMNS)[number] | "description">;
const descriptionInFeed = sql<string>`
  case when sum(length(description)) over (order by starts, id) <= ${MAX_DESCRIPTIONS_IN_FEED} then description else '' end
`.as("description");

/**
 * Twice the number that a church may have at a time, because a query about past days also finds events that have ended.
 */
const MAX_RECURRING_PER_QUERY = 2 * MAX_RECURRING_EVENTS;

/** Selects the events of a span of days. `before` is the day after the last. */
export interface EventFilter {
  from: string;
  before: string;
  publicOnly: boolean;
}

export const eventStore = (db: CalendarDatabase) => {
  const eventsOf = (churchId: string) =>
    db.selectFrom("events").selectAll().where("churchId", "=", churchId).where("seriesId", "is", null);

  return {
    zone: async (churchId: string): Promise<{ name: string; timeZone: string } | undefined> =>
      db
        .selectFrom("churchCards")
        .select(["name", "timeZone"])
        .where("churchId", "=", churchId)
        .where(notClosing("churchCards.churchId"))
        .executeTakeFirst(),

    find: (churchId: string, id: string): Promise<EventRow | undefined> =>
      eventsOf(churchId).where("id", "=", id).executeTakeFirst(),

    /** Whether the church has entered any event. */
    hasAny: async (churchId: string): Promise<boolean> =>
      (await eventsOf(churchId)
        .clearSelect()
        .select("id")
        .where("removedAt", "is", null)
        .limit(1)
        .executeTakeFirst()) !== undefined,

    /** Reads an event and locks its row, so that changes of it happen one after the other. */
    lock: (churchId: string, id: string): Promise<EventRow | undefined> =>
      eventsOf(churchId).where("id", "=", id).forUpdate().executeTakeFirst(),

    /** Events in the span that do not recur; the earliest ones if there are more than the limit. */
    single: (churchId: string, { from, before, publicOnly }: EventFilter, limit: number): Promise<EventSummary[]> =>
      eventsOf(churchId)
        .clearSelect()
        .select(SUMMARY_COLUMNS)
        .where("removedAt", "is", null)
        .where("recurrenceRule", "is", null)
        // No event lasts longer, so earlier ones cannot reach into the span.
        .where("starts", ">=", addDays(from, -MAX_EVENT_DAYS - 1))
        .where("starts", "<", before)
        .where("lastDay", ">=", from)
        .$if(publicOnly, (query) => query.where("visibility", "=", "public"))
        .orderBy("starts")
        .orderBy("id")
        .limit(limit)
        .execute(),

    /** Recurring events that may happen in the span, with only those exception dates that could affect it. */
    recurring: (
      churchId: string,
      { from, before, publicOnly }: EventFilter,
    ): Promise<(EventSummary & Pick<EventRow, "exceptionDates">)[]> =>
      eventsOf(churchId)
        .clearSelect()
        .select(SUMMARY_COLUMNS)
        .select(
          sql<string[]>`array(
            select date from unnest(exception_dates) as date
            where date >= ${addDays(from, -MAX_EVENT_DAYS - 1)} and date < ${before}
          )`.as("exceptionDates"),
        )
        .where("removedAt", "is", null)
        .where("recurrenceRule", "is not", null)
        .where("starts", "<", before)
        .where(({ eb, or }) => or([eb("lastDay", "is", null), eb("lastDay", ">=", from)]))
        .$if(publicOnly, (query) => query.where("visibility", "=", "public"))
        .orderBy("id")
        .limit(MAX_RECURRING_PER_QUERY)
        .execute(),

    /** Changed occurrences whose new time is in the span; the earliest ones if there are more than the limit. */
    findChangedOccurrences: (
      churchId: string,
      { from, before, publicOnly }: EventFilter,
      limit: number,
    ): Promise<EventSummary[]> =>
      db
        .selectFrom("events")
        .innerJoin("events as series", (join) =>
          join.onRef("series.churchId", "=", "events.churchId").onRef("series.id", "=", "events.seriesId"),
        )
        .select(SUMMARY_COLUMNS)
        .where("events.churchId", "=", churchId)
        .where("events.starts", ">=", addDays(from, -MAX_EVENT_DAYS - 1))
        .where("events.starts", "<", before)
        .where("events.ends", ">=", from)
        .where("series.removedAt", "is", null)
        .where(sql<boolean>`events.recurrence_id <> all (series.exception_dates)`)
        .$if(publicOnly, (query) => query.where("series.visibility", "=", "public"))
        .orderBy("events.starts")
        .orderBy("events.id")
        .limit(limit)
        .execute(),

    listByIds: async (churchId: string, ids: readonly string[]): Promise<EventSummary[]> =>
      ids.length === 0 ? [] : eventsOf(churchId).clearSelect().select(SUMMARY_COLUMNS).where("id", "in", ids).execute(),

    /** Reads descriptions by event id, in the order of `ids`, until their total length exceeds `characters`. */
    descriptions: async (churchId: string, ids: readonly string[], maxLength: number): Promise<Map<string, string>> => {
      const { rows } = await sql<{ id: string; description: string }>`
        select id, description
        from (
          select id, description, sum(length(description)) over (order by array_position(${ids}::text[], id)) as total
          from events
          where church_id = ${churchId} and id = any (${ids}::text[])
        ) as described
        where total <= ${maxLength}
      `.execute(db);
      return new Map(rows.map(({ id, description }) => [id, description]));
    },

    /** Changed occurrences whose original time is in the span, each by its series and that time. */
    listChangedTimes: (churchId: string, from: string, before: string): Promise<{ series: string; begins: string }[]> =>
      db
        .selectFrom("events")
        .select(["seriesId as series", "recurrenceId as begins"])
        .$narrowType<{ series: string; begins: string }>()
        .where("churchId", "=", churchId)
        .where("seriesId", "is not", null)
        .where("recurrenceId", ">=", from)
        .where("recurrenceId", "<", before)
        .limit(MAX_CHANGED_OCCURRENCES)
        .execute(),

    /** Counts for a church's limits. Events that ended before `from` do not count as recurring. */
    count: (churchId: string, from: string) =>
      db
        .selectFrom("events")
        .where("churchId", "=", churchId)
        .where("removedAt", "is", null)
        .select(({ fn, eb, and, or }) => [
          fn.countAll<string>().as("all"),
          fn
            .countAll<string>()
            .filterWhere(
              and([eb("recurrenceRule", "is not", null), or([eb("lastDay", "is", null), eb("lastDay", ">=", from)])]),
            )
            .as("recurring"),
          fn.countAll<string>().filterWhere("seriesId", "is not", null).as("changed"),
          sql<number>`coalesce(sum(cardinality(exception_dates)), 0)::integer`.as("exceptions"),
        ])
        .executeTakeFirstOrThrow(),

    /** The changed occurrences of an event. */
    listChangedOccurrences: (churchId: string, seriesId: string): Promise<EventRow[]> =>
      db.selectFrom("events").selectAll().where("churchId", "=", churchId).where("seriesId", "=", seriesId).execute(),

    add: (event: NewEvent): Promise<EventRow> =>
      db.insertInto("events").values(event).returningAll().executeTakeFirstOrThrow(),

    change: (churchId: string, id: string, change: EventUpdate, changedAt: Date): Promise<EventRow> =>
      db
        .updateTable("events")
        .set({ ...change, changedAt, version: sql`version + 1` })
        .where("churchId", "=", churchId)
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Writes a changed occurrence. Each occurrence has one row at most, which is replaced. */
    saveChangedOccurrence: (event: NewEvent) =>
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

    deleteChangedOccurrence: (churchId: string, id: string) =>
      db.deleteFrom("events").where("churchId", "=", churchId).where("id", "=", id).execute(),

    /** The events for a feed: all except those that ended before `from`. */
    forFeed: (churchId: string, from: string, publicOnly: boolean): Promise<FeedEvent[]> =>
      eventsOf(churchId)
        .clearSelect()
        .select(FEED_COLUMNS)
        .select(descriptionInFeed)
        .where("removedAt", "is", null)
        .where(({ eb, or }) => or([eb("lastDay", "is", null), eb("lastDay", ">=", from)]))
        .$if(publicOnly, (query) => query.where("visibility", "=", "public"))
        .orderBy("starts")
        .orderBy("id")
        .limit(MAX_EVENTS_IN_FEED)
        .execute(),

    /** The changed occurrences of these events. */
    changedOccurrencesForFeed: async (churchId: string, seriesIds: readonly string[]): Promise<FeedEvent[]> =>
      seriesIds.length === 0
        ? []
        : db
            .selectFrom("events")
            .select(FEED_COLUMNS)
            .select(descriptionInFeed)
            .where("churchId", "=", churchId)
            .where("seriesId", "in", seriesIds)
            .orderBy("starts")
            .orderBy("id")
            .limit(MAX_CHANGED_OCCURRENCES)
            .execute(),

    /** Replaces the creator of a person's events. */
    replaceCreator: (churchId: string, fromId: string, toId: string | null) =>
      db
        .updateTable("events")
        .set({ createdBy: toId })
        .where("churchId", "=", churchId)
        .where("createdBy", "=", fromId)
        .execute(),

    deleteRemovedBefore: (before: Date) => db.deleteFrom("events").where("removedAt", "<", before).execute(),
  };
};
