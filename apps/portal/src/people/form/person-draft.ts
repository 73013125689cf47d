import {
  CONTACT_LENGTHS,
  isEmail,
  NAME_LENGTHS,
  type GENDERS,
  type HOUSEHOLD_ROLES,
  type MARITAL_STATUSES,
  type MembershipStatus,
  type Person,
  type PersonChange,
} from "@offertory/contract";

export type NameField = keyof typeof NAME_LENGTHS;
export type ContactField = keyof typeof CONTACT_LENGTHS;

export const NAME_FIELDS = Object.keys(NAME_LENGTHS).filter((field): field is NameField => field in NAME_LENGTHS);
export const CONTACT_FIELDS = Object.keys(CONTACT_LENGTHS).filter(
  (field): field is ContactField => field in CONTACT_LENGTHS,
);

/** A person as the form holds it: one string per field; unknown dates are empty. */
export interface PersonDraft extends Record<NameField | ContactField, string> {
  birthDate: string;
  anniversary: string;
  gender: (typeof GENDERS)[number];
  maritalStatus: (typeof MARITAL_STATUSES)[number];
  membershipStatus: MembershipStatus;
  householdRole: (typeof HOUSEHOLD_ROLES)[number];
  photo: string;
  notes: string;
}
export type DraftField = keyof PersonDraft;

export const EMPTY_DRAFT: PersonDraft = {
  prefix: "",
  first: "",
  middle: "",
  last: "",
  suffix: "",
  nick: "",
  email: "",
  mobilePhone: "",
  homePhone: "",
  workPhone: "",
  address1: "",
  address2: "",
  city: "",
  state: "",
  zip: "",
  birthDate: "",
  anniversary: "",
  gender: "Unspecified",
  maritalStatus: "Unknown",
  membershipStatus: "Guest",
  householdRole: "Head",
  photo: "",
  notes: "",
};

export function startDraft(person: Person): PersonDraft {
  const { gender, maritalStatus, membershipStatus, householdRole, photo, notes } = person;
  return {
    ...nameFields(person),
    ...person.contactInfo,
    birthDate: person.birthDate ?? "",
    anniversary: person.anniversary ?? "",
    gender,
    maritalStatus,
    membershipStatus,
    householdRole,
    photo,
    notes,
  };
}

const nameFields = ({ name: { first, last, middle, nick, prefix, suffix } }: Person): Record<NameField, string> => ({
  first,
  last,
  middle,
  nick,
  prefix,
  suffix,
});

export type PersonProblem = "person-nameless" | "email-invalid" | "birth-date-future" | "anniversary-before-birth";

/** Returns why a draft cannot be saved, by field. */
export function problemsOf(draft: PersonDraft, today: string): Partial<Record<DraftField, PersonProblem>> {
  const problems: Partial<Record<DraftField, PersonProblem>> = {};
  if (!draft.first.trim() && !draft.last.trim()) problems.first = "person-nameless";
  if (draft.email.trim() && !isEmail(draft.email.trim())) problems.email = "email-invalid";
  if (draft.birthDate > today) problems.birthDate = "birth-date-future";
  if (draft.anniversary && draft.birthDate && draft.anniversary < draft.birthDate)
    problems.anniversary = "anniversary-before-birth";
  return problems;
}

/** Returns the fields in which two drafts differ; leading and trailing spaces are ignored. */
export function fieldsChanged(draft: PersonDraft, base: PersonDraft): DraftField[] {
  return draftFields.filter((field) => draft[field].trim() !== base[field].trim());
}

const draftFields = Object.keys(EMPTY_DRAFT).filter((field): field is DraftField => field in EMPTY_DRAFT);

/** Returns the request body: only the changed fields. */
export function changeOf(draft: PersonDraft, base: PersonDraft): PersonChange {
  const changed = new Set<DraftField>(fieldsChanged(draft, base));
  const name = pick(NAME_FIELDS, draft, changed);
  const contactInfo = pick(CONTACT_FIELDS, draft, changed);
  return {
    ...(name ? { name } : {}),
    ...(contactInfo ? { contactInfo } : {}),
    ...(changed.has("birthDate") ? { birthDate: draft.birthDate || null } : {}),
    ...(changed.has("anniversary") ? { anniversary: draft.anniversary || null } : {}),
    ...(changed.has("gender") ? { gender: draft.gender } : {}),
    ...(changed.has("maritalStatus") ? { maritalStatus: draft.maritalStatus } : {}),
    ...(changed.has("membershipStatus") ? { membershipStatus: draft.membershipStatus } : {}),
    ...(changed.has("householdRole") ? { householdRole: draft.householdRole } : {}),
    ...(changed.has("photo") ? { photo: draft.photo } : {}),
    ...(changed.has("notes") ? { notes: draft.notes.trim() } : {}),
  };
}

function pick<Field extends NameField | ContactField>(
  fields: readonly Field[],
  draft: PersonDraft,
  changed: ReadonlySet<DraftField>,
): Partial<Record<Field, string>> | null {
  const picked: Partial<Record<Field, string>> = {};
  for (const field of fields) if (changed.has(field)) picked[field] = draft[field].trim();
  return Object.keys(picked).length > 0 ? picked : null;
}

/**
 * Applies an unsaved edit to the version that somebody else saved meanwhile: my changes are kept, all other fields are
 * theirs. `both` names the fields that both changed to different values, so that the user can check them.
 */
export function carryOver(draft: PersonDraft, base: PersonDraft, theirs: PersonDraft) {
  const mine = fieldsChanged(draft, base);
  const changedByThem = new Set(fieldsChanged(theirs, base));
  const differs = new Set(fieldsChanged(draft, theirs));
  const carried = { ...theirs, ...Object.fromEntries(mine.map((field) => [field, draft[field]])) };
  return { draft: carried, both: mine.filter((field) => changedByThem.has(field) && differs.has(field)) };
}
