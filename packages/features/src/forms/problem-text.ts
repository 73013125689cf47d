import type { FoundProblem } from "./form-draft.ts";
import type { Say } from "./say.ts";

// i18n-uses: forms:fill.problem.*

/** What is wrong with an answer, in words that say what to do. */
export const problemText = (t: Say, { problem, title }: FoundProblem): string =>
  t(`forms:fill.problem.${problem}`, { title });
