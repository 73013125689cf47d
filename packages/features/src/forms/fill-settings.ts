import type { Question } from "@offertory/contract";
import type { FormDoor } from "./form-door.ts";
import type { Answers, Subject } from "./form-draft.ts";

export interface FillSettings {
  form: { id: string; churchId: string };
  questions: readonly Question[];
  door: FormDoor;
  /** Whose answers these are, so that nobody finds another's on the same machine. */
  whose: string;
  /** A submission that exists: it is changed. */
  submission?: { id: string; answers: Answers } | undefined;
  about?: Subject | undefined;
  /** What was typed before the page was awake. */
  typed?: Answers | undefined;
}

/** Where a form stands. `lost`: the line is down, or a payment is still being confirmed, and the page tries again by itself. */
export type Stage =
  | { kind: "writing" }
  | { kind: "sending"; lost: "no" | "line" | "payment" }
  | { kind: "sent"; submissionId: string };
