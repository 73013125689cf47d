import type { PersonChange } from "@offertory/contract";
import type { Updateable } from "kysely";
import type { PeopleTables } from "../people-tables.ts";
import { isPhotoAddress } from "./show-photo.ts";

export type PersonColumns = Updateable<PeopleTables["people"]>;

/** Columns that are not data about the person. */
export type SystemColumn =
  | "churchId"
  | "id"
  | "archivedAt"
  | "mergedInto"
  | "erasedAt"
  | "version"
  | "createdAt"
  | "updatedAt";

/** The columns that a form may send. The server sets `photoUpdated` itself. */
type SentColumn = Exclude<keyof PersonColumns, SystemColumn | "photoUpdated">;

/** Converts what a form sent to columns of the table: only fields that were sent, trimmed. */
export function toColumns(change: PersonChange): PersonColumns {
  const { name = {}, contactInfo = {}, ...rest } = change;
  return onlySent({
    firstName: name.first?.trim(),
    lastName: name.last?.trim(),
    middleName: name.middle?.trim(),
    nick: name.nick?.trim(),
    prefix: name.prefix?.trim(),
    suffix: name.suffix?.trim(),
    email: contactInfo.email?.trim(),
    address1: contactInfo.address1?.trim(),
    address2: contactInfo.address2?.trim(),
    city: contactInfo.city?.trim(),
    state: contactInfo.state?.trim(),
    zip: contactInfo.zip?.trim(),
    homePhone: contactInfo.homePhone?.trim(),
    mobilePhone: contactInfo.mobilePhone?.trim(),
    workPhone: contactInfo.workPhone?.trim(),
    birthDate: rest.birthDate,
    anniversary: rest.anniversary,
    gender: rest.gender,
    maritalStatus: rest.maritalStatus,
    membershipStatus: rest.membershipStatus,
    // The empty choice of a form means no household.
    householdId: rest.householdId === "" ? null : rest.householdId,
    householdRole: rest.householdRole,
    photo: rest.photo && isPhotoAddress(rest.photo) ? undefined : rest.photo?.trim(),
    notes: rest.notes?.trim(),
  });
}

/** Returns the columns that differ from the row as the caller saw it, because clients post whole objects back. */
export const changedColumns = (columns: PersonColumns, row: object): PersonColumns => {
  const stored = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(Object.entries(columns).filter(([column, value]) => value !== stored.get(column)));
};

/** The type requires every field that a form may send, so that a forgotten one does not compile. */
const onlySent = (columns: { [Column in SentColumn]: PersonColumns[Column] | undefined }): PersonColumns =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
