import type { PersonChange } from "@offertory/contract";
import type { Updateable } from "kysely";
import type { PeopleTables } from "../people-tables.ts";
import { isPhotoAddress } from "./show-photo.ts";

export type PersonColumns = Updateable<PeopleTables["people"]>;

/** What the table has of a person besides what is known of them. */
export type Bookkeeping =
  | "churchId"
  | "id"
  | "archivedAt"
  | "mergedInto"
  | "erasedAt"
  | "version"
  | "createdAt"
  | "updatedAt";

/** Not sent by forms: when a picture was changed is for us to say. */
type SentColumn = Exclude<keyof PersonColumns, Bookkeeping | "photoUpdated">;

/** What a form sent, as columns of the table: only what is there, without spaces around it. */
export function columnsOf(change: PersonChange): PersonColumns {
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
    // The blank choice of a form is no household.
    householdId: rest.householdId === "" ? null : rest.householdId,
    householdRole: rest.householdRole,
    photo: rest.photo && isPhotoAddress(rest.photo) ? undefined : rest.photo?.trim(),
    notes: rest.notes?.trim(),
  });
}

/** Clients post whole objects back: only what differs from the row, as the caller was shown it, is a change. */
export const differing = (columns: PersonColumns, row: object): PersonColumns => {
  const stored = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(Object.entries(columns).filter(([column, value]) => value !== stored.get(column)));
};

/** Each field that a form may send: one that is forgotten does not compile. */
const onlySent = (columns: { [Column in SentColumn]: PersonColumns[Column] | undefined }): PersonColumns =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
