import { MEMBERSHIP_STATUSES, type PEOPLE_SORTS } from "@offertory/contract";
import { z } from "zod";
import { CursorInvalid } from "../people-errors.ts";
import type { PeopleFilter } from "../records/match-people.ts";

export type PeopleSort = (typeof PEOPLE_SORTS)[number];

/** The filter and order of a list. A cursor is valid for one of these only. */
export interface Listing extends PeopleFilter {
  sort: PeopleSort;
  direction: "asc" | "desc";
}

/** The columns of each sort order. The id comes last, so that no two people are equal. */
export const SORT_COLUMNS = {
  name: ["sortName", "id"],
  email: ["sortEmail", "id"],
  membershipStatus: ["sortStatus", "sortName", "id"],
  added: ["createdAt", "id"],
} as const satisfies Record<PeopleSort, readonly string[]>;

export interface SortKeys {
  sortName: string;
  sortEmail: string;
  sortStatus: number;
  createdAt: Date;
  id: string;
}

/**
 * The content of a cursor: the direction to read, the sort keys of the person to start after, and the total of the
 * list.
 */
export interface PeopleCursor {
  toward: "next" | "previous";
  total: number;
  keys: (string | number)[];
}

export function keysOf(sort: PeopleSort, row: SortKeys): PeopleCursor["keys"] {
  return SORT_COLUMNS[sort].map((column) => {
    const value = row[column];
    return value instanceof Date ? value.toISOString() : value;
  });
}

export const writeCursor = (listing: Listing, { toward, total, keys }: PeopleCursor): string =>
  Buffer.from(JSON.stringify([toward, total, listingKey(listing), ...keys])).toString("base64url");

/** Decodes a cursor. Refuses an invalid one and one of another list. */
export function readCursor(listing: Listing, cursor: string): PeopleCursor {
  const parsed = CursorTuple.safeParse(parseJson(Buffer.from(cursor, "base64url").toString()));
  if (!parsed.success) throw new CursorInvalid();
  const [toward, total, name, ...keys] = parsed.data;
  if (name !== listingKey(listing) || !KEY_SCHEMAS[listing.sort].safeParse(keys).success) throw new CursorInvalid();
  return { toward, total, keys };
}

const listingKey = ({ sort, direction, search = "", status, archived = false, tag }: Listing): string =>
  JSON.stringify([sort, direction, search, status ?? "", archived, tag ?? ""]);

const Key = z.string().refine((text) => !text.includes("\0"));
const CursorTuple = z.tuple(
  [z.enum(["next", "previous"]), z.int().min(0).max(20_000), z.string()],
  z.union([Key, z.number()]),
);
const KEY_SCHEMAS = {
  name: z.tuple([Key, Key]),
  email: z.tuple([Key, Key]),
  membershipStatus: z.tuple([z.int().min(0).max(MEMBERSHIP_STATUSES.length), Key, Key]),
  added: z.tuple([z.iso.datetime(), Key]),
} as const satisfies Record<PeopleSort, z.ZodType>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
