import type { DraftField, PersonDraft, PersonProblem } from "./person-draft.ts";

/** The props of every section of the person form. */
export interface PersonFieldsProps {
  draft: PersonDraft;
  onChange(draft: PersonDraft): void;
  problems: Partial<Record<DraftField, PersonProblem>>;
}
