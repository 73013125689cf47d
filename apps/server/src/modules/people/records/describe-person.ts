import type { Person, PersonSummary } from "@offertory/contract";
import type { Selectable } from "kysely";
import type { PeopleTables } from "../people-tables.ts";

type Row = Selectable<PeopleTables["people"]>;

/** The columns of a person in a list. `photo` holds the picture itself only where it is small, else its URL. */
export const LIST_COLUMNS = [
  "churchId",
  "id",
  "firstName",
  "lastName",
  "middleName",
  "nick",
  "prefix",
  "suffix",
  "displayName",
  "email",
  "address1",
  "address2",
  "city",
  "state",
  "zip",
  "homePhone",
  "mobilePhone",
  "workPhone",
  "birthDate",
  "anniversary",
  "gender",
  "maritalStatus",
  "membershipStatus",
  "householdId",
  "householdRole",
  "listPhoto as photo",
  "photoUpdated",
  "archivedAt",
  "version",
] as const;

export const PERSON_COLUMNS = [
  ...LIST_COLUMNS.filter((column) => column !== "listPhoto as photo"),
  "photo",
  "notes",
] as const;

export const SUMMARY_COLUMNS = [
  "id",
  "firstName",
  "lastName",
  "nick",
  "displayName",
  "email",
  "listPhoto as photo",
  "photoUpdated",
  "membershipStatus",
] as const;

/** A time as a Date of the database driver, or as a string of JSON. */
type Time = Date | string | null;
type WithTimes<R> = Omit<R, "photoUpdated" | "archivedAt"> & { photoUpdated: Time; archivedAt: Time };

export type ListRow = WithTimes<Pick<Row, Exclude<(typeof LIST_COLUMNS)[number], "listPhoto as photo"> | "photo">>;
export type PersonRow = ListRow & Pick<Row, "notes">;
export type SummaryRow = Pick<Row, Exclude<(typeof SUMMARY_COLUMNS)[number], "listPhoto as photo"> | "photo">;

export const describePerson = (row: PersonRow): Person => ({ ...describeListed(row), notes: row.notes });

export const describeListed = (row: ListRow): Omit<Person, "notes"> => ({
  id: row.id,
  churchId: row.churchId,
  name: {
    first: row.firstName,
    last: row.lastName,
    middle: row.middleName,
    nick: row.nick,
    prefix: row.prefix,
    suffix: row.suffix,
    display: row.displayName,
  },
  contactInfo: {
    email: row.email,
    address1: row.address1,
    address2: row.address2,
    city: row.city,
    state: row.state,
    zip: row.zip,
    homePhone: row.homePhone,
    mobilePhone: row.mobilePhone,
    workPhone: row.workPhone,
  },
  birthDate: row.birthDate,
  anniversary: row.anniversary,
  gender: row.gender,
  maritalStatus: row.maritalStatus,
  membershipStatus: row.membershipStatus,
  householdId: row.householdId,
  householdRole: row.householdRole,
  photo: row.photo,
  photoUpdated: timeText(row.photoUpdated),
  archived: row.archivedAt !== null,
  version: row.version,
});

const timeText = (time: Time): string | null => time && new Date(time).toISOString();

export const describeSummary = (row: SummaryRow): PersonSummary => ({
  id: row.id,
  name: { first: row.firstName, last: row.lastName, nick: row.nick, display: row.displayName },
  contactInfo: { email: row.email },
  photo: row.photo,
  photoUpdated: row.photoUpdated?.toISOString() ?? null,
  membershipStatus: row.membershipStatus,
});
