import type { FoundProblem } from "./form-draft.ts";
import type { Translator } from "./translator.ts";

// i18n-uses: forms:fill.problem.*

/** Returns the message about a problem with an answer, which says what to do. */
export const problemText = (t: Translator, { problem, title }: FoundProblem): string =>
  t(`forms:fill.problem.${problem}`, { title });
