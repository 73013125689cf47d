import type { DraftField, PersonDraft, PersonProblem } from "./person-draft.ts";

/** What every part of the person form is given. */
export interface PersonFieldsProps {
  draft: PersonDraft;
  onChange(draft: PersonDraft): void;
  problems: Partial<Record<DraftField, PersonProblem>>;
}
