import type { Person } from "@offertory/contract";
import { CONTACT_FIELDS, NAME_FIELDS, startDraft, type DraftField } from "../form/person-draft.ts";

export interface ComparedRow {
  field: DraftField;
  kept: string;
  dropped: string;
  /** What stands after the merge: the kept record takes what it lacks from the other. */
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

/** Values that say "not known", which a merge fills from the other record. */
const UNKNOWN: Partial<Record<DraftField, string>> = { gender: "Unspecified", maritalStatus: "Unknown" };

/** Two records side by side; fields that neither has are left out. */
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

/** The record that is better to keep: the one with more in it, and the first when they are equal. */
export function fullerRecord(one: Person, other: Person): Person {
  const filled = (person: Person) => {
    const draft = startDraft(person);
    const known = COMPARED.filter((field) => draft[field] !== "" && draft[field] !== UNKNOWN[field]).length;
    return known + (person.photo ? 1 : 0) + (person.archived ? -100 : 0);
  };
  return filled(other) > filled(one) ? other : one;
}
