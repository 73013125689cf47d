import { MEMBERSHIP_STATUSES, MEMBERS, type MembershipStatus } from "@offertory/contract";
import { sql } from "kysely";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { visibilityFor } from "./may-see-people.ts";

export interface PeopleFilter {
  search?: string | undefined;
  status?: MembershipStatus | undefined;
  archived?: boolean | undefined;
  /** The id of a tag. */
  tag?: string | undefined;
  /** Only these people. */
  ids?: readonly string[] | undefined;
}

/** The number of words of a search that count; further words are ignored. */
const MAX_WORDS = 6;

/** Splits a search into words, also at plus signs, because some clients send them in place of spaces. */
export const searchWords = (term: string): string[] =>
  term
    .split(/[\s+]+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS);

const statusRank = (status: MembershipStatus): number => MEMBERSHIP_STATUSES.indexOf(status);
export const MEMBER_RANKS = MEMBERS.map(statusRank);

/** Selects the people of the caller's church whom the caller may see and who match the filter. */
export function matchPeople(people: People, filter: PeopleFilter, caller: Caller) {
  const { search, status, archived = false, tag, ids } = filter;
  const visibility = visibilityFor(caller);
  let query = people.db
    .selectFrom("people")
    .where("people.churchId", "=", caller.churchId)
    .where("people.stage", "=", archived ? "archived" : "active");
  if (ids) query = query.where("people.id", "in", ids.length > 0 ? ids : [""]);
  if (status) query = query.where("people.sortStatus", "=", statusRank(status));
  if (tag !== undefined)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom("taggedPeople")
          .select("taggedPeople.personId")
          .whereRef("taggedPeople.churchId", "=", "people.churchId")
          .whereRef("taggedPeople.personId", "=", "people.id")
          .where("taggedPeople.tagId", "=", tag),
      ),
    );
  if (visibility === "self") query = query.where("people.id", "=", caller.personId);
  if (visibility === "members")
    query = query.where("people.sortStatus", "in", MEMBER_RANKS).where("people.stage", "=", "active");
  for (const word of searchWords(search ?? ""))
    query = query.where(sql<boolean>`people.searched like search_pattern(${word})`);
  return query;
}
