import type { Question } from "@offertory/contract";
import type { FormCalls } from "./form-calls.ts";
import type { Answers, Subject } from "./form-draft.ts";

export interface FillSettings {
  form: { id: string; churchId: string };
  questions: readonly Question[];
  calls: FormCalls;
  /** Identifies the person, so that nobody finds another person's answers on the same device. */
  whose: string;
  /** An existing submission to change. */
  submission?: { id: string; answers: Answers } | undefined;
  about?: Subject | undefined;
  /** Input from before hydration. */
  typed?: Answers | undefined;
}

/**
 * The stage of a form. `lost` is set while offline (`line`) or while a payment is being confirmed (`payment`); the page
 * retries by itself.
 */
export type Stage =
  | { kind: "writing" }
  | { kind: "sending"; lost: "no" | "line" | "payment" }
  | { kind: "sent"; submissionId: string };
