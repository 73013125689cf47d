import { MAX_OCCURRENCES, MAX_SPAN_DAYS, type Occurrence, type Occurrences } from "@offertory/contract";
import { addDays, isLocal } from "@offertory/contract/calendar/local-time";
import type { Calendar } from "../calendar.ts";
import { SpanInvalid } from "../calendar-errors.ts";
import { momentOf } from "../zone/zoned.ts";
import { findOccurrences, type FoundOccurrence } from "./find-occurrences.ts";
import { readZone } from "./read-zone.ts";

/** Total characters of all descriptions in one answer. */
const MAX_DESCRIPTIONS = 200_000;

interface OccurrencesInput {
  from: string;
  to: string;
  publicOnly: boolean;
}

/** Lists the occurrences from one day to another, both included, in the church's time zone. */
export async function listOccurrences(
  calendar: Calendar,
  churchId: string,
  input: OccurrencesInput,
): Promise<Occurrences> {
  const { from, to, publicOnly } = input;
  if (![from, to].every((day) => isLocal(day, true)) || to < from) throw new SpanInvalid();
  if (addDays(from, MAX_SPAN_DAYS) <= to) throw new SpanInvalid();
  const { timeZone } = await readZone(calendar, churchId);
  const filter = { from, before: addDays(to, 1), publicOnly };
  const found = await findOccurrences(calendar, churchId, filter, MAX_OCCURRENCES);
  const described = await addDescriptions(calendar, churchId, found.slice(0, MAX_OCCURRENCES));
  return {
    timeZone,
    occurrences: described.map((occurrence) => describeOccurrence(occurrence, timeZone)),
    cut: found.length > described.length,
  };
}

/** Adds descriptions to as many occurrences as fit into one answer, and drops the rest. */
async function addDescriptions({ events }: Calendar, churchId: string, occurrences: readonly FoundOccurrence[]) {
  const ids = [...new Set(occurrences.map(({ id }) => id))];
  const descriptions = await events.descriptions(churchId, ids, MAX_DESCRIPTIONS);
  let length = 0;
  const described: (FoundOccurrence & { description: string })[] = [];
  for (const occurrence of occurrences) {
    const description = descriptions.get(occurrence.id);
    length += description?.length ?? 0;
    if (description === undefined || length > MAX_DESCRIPTIONS) break;
    described.push({ ...occurrence, description });
  }
  return described;
}

function describeOccurrence(occurrence: FoundOccurrence & { description: string }, timeZone: string): Occurrence {
  const { event, recurrenceId, moved, title, description, place, starts, ends, allDay } = occurrence;
  const { startsAt, endsAt } = absoluteTimesOf(occurrence, timeZone);
  return {
    eventId: event.id,
    recurrenceId,
    moved,
    title,
    description,
    place,
    start: starts,
    end: ends,
    allDay,
    visibility: event.visibility,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}

/** The start and end as absolute times. */
export const absoluteTimesOf = (
  { starts, ends, allDay }: Pick<FoundOccurrence, "starts" | "ends" | "allDay">,
  timeZone: string,
) => ({
  startsAt: momentOf(timeZone, starts),
  endsAt: momentOf(timeZone, allDay ? addDays(ends, 1) : ends),
});
