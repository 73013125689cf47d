import type { Draft, Fixed } from "../draft/draft.ts";
import type { Problems } from "../draft/find-problems.ts";

/** What every part of the form is given. */
export interface PartProps {
  draft: Draft;
  change(changes: Partial<Draft>): void;
  fixed: Fixed;
  problems: Problems;
}
