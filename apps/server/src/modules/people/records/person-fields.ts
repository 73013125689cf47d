import type { Selectable } from "kysely";
import type { PeopleTables } from "../people-tables.ts";
import type { SystemColumn, PersonColumns } from "./person-columns.ts";

type Row = Selectable<PeopleTables["people"]>;

export type PersonField = Exclude<keyof PersonColumns, SystemColumn>;

interface FieldRule<Field extends PersonField> {
  /** The value of an unknown field. Erasing a person sets every field to it. */
  blank: Row[Field];
  /** Whether a merge fills a blank field from the dropped person. The other fields have rules of their own. */
  isFilled: boolean;
  /**
   * The header of the CSV column and the path of its value in a Person; null if the CSV export leaves the field out.
   */
  file: { header: `people:${string}`; key: string } | null;
}

/**
 * Every field of a person, in the order of the CSV export. Erasing, merging and exporting use it. A column that is
 * added to the table and not here does not compile.
 */
export const PERSON_FIELDS = {
  firstName: { blank: "", isFilled: true, file: { header: "people:field.first", key: "name.first" } },
  lastName: { blank: "", isFilled: true, file: { header: "people:field.last", key: "name.last" } },
  middleName: { blank: "", isFilled: true, file: { header: "people:field.middle", key: "name.middle" } },
  nick: { blank: "", isFilled: true, file: { header: "people:field.nick", key: "name.nick" } },
  prefix: { blank: "", isFilled: true, file: { header: "people:field.prefix", key: "name.prefix" } },
  suffix: { blank: "", isFilled: true, file: { header: "people:field.suffix", key: "name.suffix" } },
  membershipStatus: {
    blank: "Inactive",
    isFilled: false,
    file: { header: "people:field.membershipStatus", key: "membershipStatus" },
  },
  email: { blank: "", isFilled: true, file: { header: "people:field.email", key: "contactInfo.email" } },
  mobilePhone: {
    blank: "",
    isFilled: true,
    file: { header: "people:field.mobilePhone", key: "contactInfo.mobilePhone" },
  },
  homePhone: { blank: "", isFilled: true, file: { header: "people:field.homePhone", key: "contactInfo.homePhone" } },
  workPhone: { blank: "", isFilled: true, file: { header: "people:field.workPhone", key: "contactInfo.workPhone" } },
  address1: { blank: "", isFilled: true, file: { header: "people:field.address1", key: "contactInfo.address1" } },
  address2: { blank: "", isFilled: true, file: { header: "people:field.address2", key: "contactInfo.address2" } },
  city: { blank: "", isFilled: true, file: { header: "people:field.city", key: "contactInfo.city" } },
  state: { blank: "", isFilled: true, file: { header: "people:field.state", key: "contactInfo.state" } },
  zip: { blank: "", isFilled: true, file: { header: "people:field.zip", key: "contactInfo.zip" } },
  birthDate: { blank: null, isFilled: true, file: { header: "people:field.birthDate", key: "birthDate" } },
  anniversary: { blank: null, isFilled: true, file: { header: "people:field.anniversary", key: "anniversary" } },
  gender: { blank: "Unspecified", isFilled: true, file: { header: "people:field.gender", key: "gender" } },
  maritalStatus: {
    blank: "Unknown",
    isFilled: true,
    file: { header: "people:field.maritalStatus", key: "maritalStatus" },
  },
  householdId: { blank: null, isFilled: false, file: { header: "people:household.title", key: "household" } },
  householdRole: {
    blank: "Other",
    isFilled: false,
    file: { header: "people:field.householdRole", key: "householdRole" },
  },
  photo: { blank: "", isFilled: false, file: null },
  photoUpdated: { blank: null, isFilled: false, file: null },
  notes: { blank: "", isFilled: true, file: null },
} as const satisfies { [Field in PersonField]: FieldRule<Field> };

/** The values of an erased person. */
export const BLANK_FIELDS: PersonColumns = Object.fromEntries(
  Object.entries(PERSON_FIELDS).map(([field, { blank }]) => [field, blank]),
);

const FIELDS = Object.keys(PERSON_FIELDS).filter((name): name is PersonField => name in PERSON_FIELDS);

/** The fields that a merge fills from the dropped person. */
export const FILLED_FIELDS = FIELDS.filter((field) => PERSON_FIELDS[field].isFilled);

/** The columns of the CSV export. */
export const FILE_COLUMNS = FIELDS.flatMap((field) => PERSON_FIELDS[field].file ?? []);
