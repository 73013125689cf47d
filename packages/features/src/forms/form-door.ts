import type { FormSubmission, KeptSubmission, SubmissionDraft } from "@offertory/contract";

/** How a form reaches the server. Each throws `NoAnswer` where none came, and `Refused` where it was refused. */
export interface FormDoor {
  submit(draft: SubmissionDraft): Promise<Pick<FormSubmission, "id"> | undefined>;
  keep(draft: SubmissionDraft): Promise<{ id: string; key: string }>;
  lookUp(id: string, key: string): Promise<KeptSubmission>;
}

/** The answer never came: what became of the request, nobody knows. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
}

/** Refused, in words for the person. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly code: string;

  constructor(message: string, code = "") {
    super(message);
    this.code = code;
  }
}
