import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { EmailText } from "../text/email.ts";
import { FlagText, Id, NumberText, optionalText, text } from "../text/text.ts";
import { NAME_LENGTHS } from "./person-lengths.ts";
import { MEMBERSHIP_STATUSES, Person, PersonCard, PersonChange, PersonSummary, Tag } from "./person.ts";

const ById = z.object({ id: Id });

export const readPerson = endpoint({
  api: "membership",
  method: "GET",
  path: "/people/:id",
  summary: "Read a person of the signed-in church",
  params: ById,
  answer: Person,
});

/** The most people that a search answers. */
export const MAX_PEOPLE_FOUND = 25;
export const MAX_PEOPLE_SEARCH_LENGTH = 200;

export const searchPeople = endpoint({
  api: "membership",
  method: "GET",
  path: "/people/search",
  summary: "Find people by name or email; the term may be encoded by the legacy escape()",
  query: z.object({ term: text(MAX_PEOPLE_SEARCH_LENGTH) }),
  answer: z.array(PersonSummary),
});

export const basicPeople = endpoint({
  api: "membership",
  method: "GET",
  path: "/people/basic",
  summary: "List names and photos of up to 200 people",
  query: z.object({ ids: text(4000) }),
  answer: z.array(PersonCard),
});

export const loadOrCreatePerson = endpoint({
  api: "membership",
  method: "POST",
  path: "/people/loadOrCreate",
  summary: "Find a church's person by email address, or create it; returns the sent name",
  body: z.object({
    churchId: Id,
    firstName: optionalText(NAME_LENGTHS.first),
    lastName: optionalText(NAME_LENGTHS.last),
    email: EmailText,
    /** Required from callers who are not signed in and have no captcha token from captcha-verify. */
    captcha: z.nullish(text(20_000)),
  }),
  answer: z.object({
    id: z.string(),
    name: z.object({ first: z.string(), last: z.string(), display: z.string() }),
    contactInfo: z.object({ email: z.string() }),
  }),
});

export const PEOPLE_SORTS = ["name", "email", "membershipStatus", "added"] as const;
export const PEOPLE_PAGE = 50;
export const MAX_PEOPLE_PAGE_SIZE = 200;
/** Lists count matches up to this number; a larger list has the same total. */
export const PEOPLE_COUNTED = 10_000;

export const listPeople = endpoint({
  api: "membership",
  method: "GET",
  path: "/people",
  summary: "List people of the church, searched and sorted, a page at a time",
  query: z.object({
    search: z.optional(text(MAX_PEOPLE_SEARCH_LENGTH)),
    status: z.optional(z.enum(MEMBERSHIP_STATUSES)),
    archived: z.optional(FlagText),
    /** The id of a tag. */
    tag: z.optional(Id),
    sort: z.optional(z.enum(PEOPLE_SORTS)),
    direction: z.optional(z.enum(["asc", "desc"])),
    /** The cursor that a page answered as `next` or `previous`. */
    cursor: z.optional(text(5000)),
    limit: z.optional(NumberText),
  }),
  answer: z.object({
    /** `tags` and `added`, the time at which a person was added, are left out for callers who do not see everyone. */
    people: z.array(
      z.extend(z.omit(Person, { notes: true }), { tags: z.optional(z.array(Tag)), added: z.optional(z.string()) }),
    ),
    /** The number of matches, at most `PEOPLE_COUNTED`. */
    total: z.int(),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
  }),
});

/** The most people that one call exports by their ids, archives, or tags. */
export const MAX_PEOPLE_SELECTED = 200;

/** Exports all pages of the list, or only the selected people. */
export const exportPeople = endpoint({
  api: "membership",
  method: "GET",
  path: "/people/export.csv",
  summary: "Export people of the church as CSV, filtered like the list",
  query: z.object({
    search: z.optional(text(MAX_PEOPLE_SEARCH_LENGTH)),
    status: z.optional(z.enum(MEMBERSHIP_STATUSES)),
    archived: z.optional(FlagText),
    /** The id of a tag. */
    tag: z.optional(Id),
    /** Ids, separated by commas. */
    ids: z.optional(text(4000)),
  }),
  answer: z.string(),
  format: "csv",
});

export const addPerson = endpoint({
  api: "membership",
  method: "POST",
  path: "/people",
  summary: "Add a person to the church",
  body: PersonChange,
  answer: Person,
});

export const changePerson = endpoint({
  api: "membership",
  method: "PATCH",
  path: "/people/:id",
  summary: "Change a person; a stale version is refused",
  params: ById,
  body: z.extend(PersonChange, { version: z.optional(z.int()) }),
  /**
   * `emailPending`: the person has donations or answers here, so the new email address is saved only after its owner
   * has confirmed it.
   */
  answer: z.extend(Person, { emailPending: z.optional(z.boolean()) }),
});

export const archivePeople = endpoint({
  api: "membership",
  method: "POST",
  path: "/people/archive",
  summary: "Archive or restore people",
  body: z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(MAX_PEOPLE_SELECTED)), archived: z.boolean() }),
  answer: z.object({ changed: z.int() }),
});

export const findDuplicates = endpoint({
  api: "membership",
  method: "GET",
  path: "/people/duplicates",
  summary: "List pairs of people who are probably duplicates",
  answer: z.array(z.object({ people: z.tuple([Person, Person]), because: z.enum(["email", "name", "phone"]) })),
});

export const mergePeople = endpoint({
  api: "membership",
  method: "POST",
  path: "/people/merge",
  summary: "Merge two people; the kept one takes missing values from the other",
  body: z.object({ keepId: Id, dropId: Id }),
  /** `mergePending`: both have an account, so the owner of the one that is given up must confirm before the merge. */
  answer: z.extend(Person, { mergePending: z.optional(z.boolean()) }),
});

/** All data that the church has about a person. */
export const exportPerson = endpoint({
  api: "membership",
  method: "GET",
  path: "/people/:id/export",
  summary: "Export all data of a person that the caller may see; people get all of their own",
  params: ById,
  answer: z.object({
    exportedAt: z.string(),
    person: Person,
    parts: z.record(z.string(), z.unknown()),
    /** Parts about another person that the caller is not allowed to see. */
    withheld: z.array(z.string()),
  }),
});

/** Cannot be undone. Records that the law requires are kept without the name. */
export const erasePerson = endpoint({
  api: "membership",
  method: "POST",
  path: "/people/:id/erase",
  summary: "Erase a person's data permanently",
  params: ById,
  body: z.object({ confirm: text(300) }),
  answer: z.object({ erased: z.boolean() }),
});

export const leaveOwnRoles = endpoint({
  api: "membership",
  signedBy: "account",
  method: "DELETE",
  path: "/rolemembers/self/:churchId/:userId",
  summary: "Leave your own roles in a church",
  params: z.object({ churchId: Id, userId: Id }),
  answer: z.object({ removed: z.int() }),
});
