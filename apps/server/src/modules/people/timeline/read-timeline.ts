import {
  TIMELINE_KINDS,
  TIMELINE_PAGE,
  type CallAnswer,
  type readTimeline as call,
  type TimelineEntry,
  type TimelineKind,
} from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { readPerson } from "../people/read-person.ts";
import { readTimelineCursor, type TimelineCursor, writeTimelineCursor } from "./timeline-cursor.ts";
import type { TimelinePage } from "./timeline-source.ts";

interface Query {
  kind?: TimelineKind | undefined;
  cursor?: string | undefined;
}

/** Lists a page of a person's timeline with the kinds of entries that the caller may see. */
export async function readTimeline(
  people: People,
  id: string,
  { kind, cursor }: Query,
  caller: Caller,
): Promise<CallAnswer<typeof call>> {
  await readPerson(people, id, caller);
  const seen = (people.timelineSources ?? []).filter((source) => source.maySee(caller, id));
  const position = cursor === undefined ? null : readTimelineCursor(cursor);
  const found = await Promise.all(
    seen
      .filter((source) => kind === undefined || source.kind === kind)
      .map((source) => source.read(caller, id, pageAfter(position, source.kind))),
  );
  // The sort is stable, so that the entries of one kind and time stay in the order of their source.
  const sorted = found.flat().toSorted((one, other) => {
    if (one.at === other.at) return rank(one.kind) - rank(other.kind);
    return one.at < other.at ? 1 : -1;
  });
  const entries = sorted.slice(0, TIMELINE_PAGE);
  return {
    kinds: TIMELINE_KINDS.filter((known) => seen.some((source) => source.kind === known)),
    entries,
    next: sorted.length > TIMELINE_PAGE ? writeTimelineCursor(lastOf(entries)) : null,
  };
}

const rank = (kind: TimelineKind): number => TIMELINE_KINDS.indexOf(kind);

const lastOf = (entries: readonly TimelineEntry[]): TimelineCursor => {
  const { at, kind, id } = entries.at(-1)!;
  return { at, kind, id };
};

/** At the time of the cursor, kinds before its kind were shown, and kinds after it were not. */
function pageAfter(cursor: TimelineCursor | null, kind: TimelineKind): TimelinePage {
  // One more entry than the page shows whether there is another page.
  const limit = TIMELINE_PAGE + 1;
  if (!cursor) return { before: null, limit };
  const at = new Date(cursor.at);
  if (kind === cursor.kind) return { before: { at, id: cursor.id }, limit };
  const isShown = rank(kind) < rank(cursor.kind);
  return { before: { at: isShown ? at : new Date(at.getTime() + 1), id: "" }, limit };
}
