import {
  MAX_PEOPLE_SEARCH_LENGTH,
  MEMBERSHIP_STATUSES,
  PEOPLE_PAGE,
  PEOPLE_SORTS,
  type MembershipStatus,
} from "@offertory/contract";

export type PeopleSort = (typeof PEOPLE_SORTS)[number];
export type Direction = "asc" | "desc";

/** What the list shows. It is kept in the URL, so that back, reload and a shared link show the same. */
export interface PeopleFilter {
  search: string;
  status: MembershipStatus | null;
  archived: boolean;
  /** The id of a tag. */
  tag: string | null;
  sort: PeopleSort;
  direction: Direction;
  /** The server's cursor of the page; null for the first page. */
  cursor: string | null;
  /** The position in the whole list of the first person on this page; null if the URL does not contain it. */
  first: number | null;
}

export const ALL_PEOPLE: PeopleFilter = {
  search: "",
  status: null,
  archived: false,
  tag: null,
  sort: "name",
  direction: "asc",
  cursor: null,
  first: 1,
};

/** The server refuses longer ids. */
const MAX_ID_LENGTH = 64;

/** Reads a filter from URL parameters; unknown values get their defaults. */
export function filterOfUrl(url: URLSearchParams): PeopleFilter {
  const cursor = url.get("cursor");
  return {
    search: (url.get("search") ?? "").slice(0, MAX_PEOPLE_SEARCH_LENGTH),
    status: MEMBERSHIP_STATUSES.find((status) => status === url.get("status")) ?? null,
    archived: url.get("archived") === "true",
    tag: url.get("tag")?.slice(0, MAX_ID_LENGTH) || null,
    sort: PEOPLE_SORTS.find((sort) => sort === url.get("sort")) ?? ALL_PEOPLE.sort,
    direction: url.get("direction") === "desc" ? "desc" : "asc",
    cursor,
    first: cursor ? parsePosition(url.get("first")) : 1,
  };
}

const parsePosition = (text: string | null): number | null =>
  text && /^[1-9]\d{0,6}$/.test(text) ? Number.parseInt(text, 10) : null;

/** Writes a filter to URL parameters, without default values. */
export function urlOfFilter(filter: PeopleFilter): URLSearchParams {
  const url = new URLSearchParams();
  if (filter.search.trim()) url.set("search", filter.search);
  if (filter.status) url.set("status", filter.status);
  if (filter.archived) url.set("archived", "true");
  if (filter.tag) url.set("tag", filter.tag);
  if (filter.sort !== ALL_PEOPLE.sort) url.set("sort", filter.sort);
  if (filter.direction !== ALL_PEOPLE.direction) url.set("direction", filter.direction);
  if (filter.cursor) url.set("cursor", filter.cursor);
  if (filter.cursor && filter.first) url.set("first", String(filter.first));
  return url;
}

/** Changes the filter and goes back to the first page. */
export const changeFilter = (filter: PeopleFilter, change: Partial<PeopleFilter>): PeopleFilter => ({
  ...filter,
  cursor: null,
  first: 1,
  ...change,
});

/** The filter changes for the next and previous page, with the cursors that the server returned. */
export const nextPage = ({ first }: PeopleFilter, cursor: string | null, shown: number) => ({
  cursor,
  first: first && first + shown,
});
export const previousPage = ({ first }: PeopleFilter, cursor: string | null) => ({
  cursor,
  first: first && Math.max(1, first - PEOPLE_PAGE),
});

/** Sorts by a column; sorting by the same column again reverses the order. "added" starts with the newest. */
export function sortBy(filter: PeopleFilter, sort: PeopleSort): PeopleFilter {
  const turned = filter.direction === "asc" ? "desc" : "asc";
  return changeFilter(filter, { sort, direction: filter.sort === sort ? turned : firstDirection(sort) });
}

const firstDirection = (sort: PeopleSort): Direction => (sort === "added" ? "desc" : "asc");

/** Returns the query parameters that select rows; the list and the CSV export share them. */
export function rowsOfFilter({ search, status, archived, tag }: PeopleFilter) {
  return {
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(status ? { status } : {}),
    ...(archived ? { archived } : {}),
    ...(tag ? { tag } : {}),
  };
}

/** Returns the query of the list call. */
export function queryOfFilter(filter: PeopleFilter) {
  return {
    ...rowsOfFilter(filter),
    sort: filter.sort,
    direction: filter.direction,
    ...(filter.cursor ? { cursor: filter.cursor } : {}),
  };
}

/** Whether the filter could be the reason for an empty list. */
export const isNarrowed = (filter: PeopleFilter): boolean =>
  Boolean(filter.search.trim()) || filter.status !== null || filter.archived || filter.tag !== null;
