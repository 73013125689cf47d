import type { DraftField, PersonDraft, PersonProblem } from "./person-draft.ts";

export interface PersonFieldsProps {
  draft: PersonDraft;
  onChange(draft: PersonDraft): void;
  problems: Partial<Record<DraftField, PersonProblem>>;
}
