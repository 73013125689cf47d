import type { Person } from "@offertory/contract";
import { CONTACT_FIELDS, NAME_FIELDS, startDraft, type DraftField } from "../form/person-draft.ts";

export interface ComparedRow {
  field: DraftField;
  kept: string;
  dropped: string;
  /** The value after the merge: the kept record's, or the other's if the kept record has none. */
  result: string;
  differs: boolean;
}

const COMPARED: readonly DraftField[] = [
  ...NAME_FIELDS,
  ...CONTACT_FIELDS,
  "birthDate",
  "anniversary",
  "gender",
  "maritalStatus",
  "membershipStatus",
  "notes",
];

/** Values that mean "not known"; a merge replaces them by the other record's value. */
const UNKNOWN: Partial<Record<DraftField, string>> = { gender: "Unspecified", maritalStatus: "Unknown" };

/** Compares two records field by field; fields that neither has are left out. */
export function compareRecords(kept: Person, dropped: Person): ComparedRow[] {
  const left = startDraft(kept);
  const right = startDraft(dropped);
  return COMPARED.flatMap((field) => {
    const isKnown = (value: string) => value !== "" && value !== UNKNOWN[field];
    if (!isKnown(left[field]) && !isKnown(right[field])) return [];
    return {
      field,
      kept: left[field],
      dropped: right[field],
      result: isKnown(left[field]) ? left[field] : right[field],
      differs: left[field].trim().toLowerCase() !== right[field].trim().toLowerCase(),
    };
  });
}

/** Returns the record to keep: not the archived one, else the one with more fields filled in, else the first. */
export function fullerRecord(one: Person, other: Person): Person {
  const filled = (person: Person) => {
    const draft = startDraft(person);
    const known = COMPARED.filter((field) => draft[field] !== "" && draft[field] !== UNKNOWN[field]).length;
    return known + (person.photo ? 1 : 0) + (person.archived ? -100 : 0);
  };
  return filled(other) > filled(one) ? other : one;
}
