import type { GENDERS, HOUSEHOLD_ROLES, MARITAL_STATUSES, MembershipStatus } from "@offertory/contract";
import type { DraftField } from "./form/person-draft.ts";
import type { Direction, PeopleSort } from "./list/people-filter.ts";

/** The translation keys of stored values and fields. */
export const STATUS_LABELS = {
  Guest: "people:status.guest",
  Visitor: "people:status.visitor",
  "Regular Attendee": "people:status.regularAttendee",
  Member: "people:status.member",
  Staff: "people:status.staff",
  Inactive: "people:status.inactive",
} as const satisfies Record<MembershipStatus, string>;

export const GENDER_LABELS = {
  Unspecified: "people:gender.unspecified",
  Female: "people:gender.female",
  Male: "people:gender.male",
} as const satisfies Record<(typeof GENDERS)[number], string>;

export const MARITAL_LABELS = {
  Unknown: "people:marital.unknown",
  Single: "people:marital.single",
  Married: "people:marital.married",
  Divorced: "people:marital.divorced",
  Widowed: "people:marital.widowed",
} as const satisfies Record<(typeof MARITAL_STATUSES)[number], string>;

export const HOUSEHOLD_ROLE_LABELS = {
  Head: "people:householdRole.head",
  Spouse: "people:householdRole.spouse",
  Child: "people:householdRole.child",
  Other: "people:householdRole.other",
} as const satisfies Record<(typeof HOUSEHOLD_ROLES)[number], string>;

export const FIELD_LABELS = {
  prefix: "people:field.prefix",
  first: "people:field.first",
  middle: "people:field.middle",
  last: "people:field.last",
  suffix: "people:field.suffix",
  nick: "people:field.nick",
  email: "people:field.email",
  mobilePhone: "people:field.mobilePhone",
  homePhone: "people:field.homePhone",
  workPhone: "people:field.workPhone",
  address1: "people:field.address1",
  address2: "people:field.address2",
  city: "people:field.city",
  state: "people:field.state",
  zip: "people:field.zip",
  birthDate: "people:field.birthDate",
  anniversary: "people:field.anniversary",
  gender: "people:field.gender",
  maritalStatus: "people:field.maritalStatus",
  membershipStatus: "people:field.membershipStatus",
  householdRole: "people:field.householdRole",
  photo: "people:field.photo",
  notes: "people:field.notes",
} as const satisfies Record<DraftField, string>;

/** The sort orders as options of one select field, for screens too narrow for column headers. */
export const PEOPLE_ORDERS = [
  { sort: "name", direction: "asc", label: "people:order.nameUp" },
  { sort: "name", direction: "desc", label: "people:order.nameDown" },
  { sort: "added", direction: "desc", label: "people:order.newest" },
  { sort: "added", direction: "asc", label: "people:order.oldest" },
  { sort: "email", direction: "asc", label: "people:order.emailUp" },
  { sort: "email", direction: "desc", label: "people:order.emailDown" },
  { sort: "membershipStatus", direction: "asc", label: "people:order.statusUp" },
  { sort: "membershipStatus", direction: "desc", label: "people:order.statusDown" },
] as const satisfies readonly { sort: PeopleSort; direction: Direction; label: string }[];
