import type { Draft, Fixed } from "../draft/draft.ts";
import type { Problems } from "../draft/find-problems.ts";

export interface PartProps {
  draft: Draft;
  change(changes: Partial<Draft>): void;
  fixed: Fixed;
  problems: Problems;
}
