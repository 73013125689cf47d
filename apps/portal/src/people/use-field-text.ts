import { GENDERS, MARITAL_STATUSES, MEMBERSHIP_STATUSES } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import type { DraftField } from "./person-draft.ts";
import { GENDER_WORDS, MARITAL_WORDS, STATUS_WORDS } from "./person-words.ts";

/** A stored value as a person reads it. */
export function useFieldText() {
  const t = useT();
  const { date } = useFormats();
  return (field: DraftField, value: string): string => {
    if (field === "birthDate" || field === "anniversary") return value && date(value);
    const status = field === "membershipStatus" && MEMBERSHIP_STATUSES.find((each) => each === value);
    if (status) return t(STATUS_WORDS[status]);
    const gender = field === "gender" && GENDERS.find((each) => each === value);
    if (gender) return gender === "Unspecified" ? "" : t(GENDER_WORDS[gender]);
    const marital = field === "maritalStatus" && MARITAL_STATUSES.find((each) => each === value);
    if (marital) return marital === "Unknown" ? "" : t(MARITAL_WORDS[marital]);
    return value;
  };
}
