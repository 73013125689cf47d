import {
  MAX_PEOPLE_PAGE_SIZE,
  PEOPLE_COUNTED,
  PEOPLE_PAGE,
  type CallAnswer,
  type listPeople as listPeopleCall,
} from "@offertory/contract";
import type { z } from "zod";
import { NotAllowed } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { describeListed } from "../records/describe-person.ts";
import { searchWords } from "../records/match-people.ts";
import { redactFor, visibilityFor } from "../records/may-see-people.ts";
import { readTagsOf } from "../records/read-tags-of.ts";
import { keysOf, readCursor, writeCursor, type Listing, type PeopleCursor } from "./people-cursor.ts";
import {
  countPeople,
  MAX_SORTED_MATCHES,
  readInIndexOrder,
  readSortedMatches,
  type PageRow,
  type PageRequest,
} from "./read-page.ts";

type Query = z.output<(typeof listPeopleCall)["query"]>;
type Page = CallAnswer<typeof listPeopleCall>;

/** Lists one page of the people whom the caller may see. */
export async function listPeople(people: People, query: Query, caller: Caller): Promise<Page> {
  const { cursor, limit = PEOPLE_PAGE, sort = "name", direction = "asc", ...filter } = query;
  const seesAll = visibilityFor(caller) === "all";
  // A filter would tell a caller who does not see tags which people have one.
  if (filter.tag !== undefined && !seesAll) throw new NotAllowed();
  const listing: Listing = { ...filter, sort, direction };
  const start = cursor === undefined ? undefined : readCursor(listing, cursor);
  const size = Math.min(Math.max(limit, 1), MAX_PEOPLE_PAGE_SIZE);

  // One more row than the page shows whether there is another page.
  const { total, rows } = await readPage(people, { listing, start, size: size + 1 }, caller);
  const shown = rows.slice(0, size);
  if (start?.toward === "previous") shown.reverse();

  const more = rows.length > size;
  const [hasPrevious, hasNext] = start?.toward === "previous" ? [more, true] : [start !== undefined, more];
  const cursorAt = (toward: PeopleCursor["toward"], row: PageRow | undefined) =>
    row ? writeCursor(listing, { toward, total, keys: keysOf(sort, row) }) : null;
  const tags = seesAll ? await readTagsOf(people, caller.churchId, shown) : undefined;
  return {
    people: shown.map((row) => ({
      ...redactFor(caller, describeListed(row)),
      ...(tags && { tags: tags.get(row.id) ?? [], added: row.createdAt.toISOString() }),
    })),
    total: Math.min(total, PEOPLE_COUNTED),
    next: hasNext ? cursorAt("next", shown.at(-1)) : null,
    previous: hasPrevious ? cursorAt("previous", shown[0]) : null,
  };
}

/** Fetches and sorts all results of a search if they are few; reads everything else in the order of an index. */
async function readPage(
  people: People,
  page: PageRequest,
  caller: Caller,
): Promise<{ total: number; rows: PageRow[] }> {
  const { listing, start } = page;
  const isSearch = searchWords(listing.search ?? "").length > 0;
  const found =
    isSearch && (start?.total ?? 0) <= MAX_SORTED_MATCHES ? await readSortedMatches(people, page, caller) : undefined;
  if (found) return found;
  const [total, rows] = await Promise.all([
    start?.total ?? countPeople(people, listing, caller),
    readInIndexOrder(people, page, caller),
  ]);
  return { total, rows };
}
