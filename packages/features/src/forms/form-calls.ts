import type { FormSubmission, KeptSubmission, SubmissionDraft } from "@offertory/contract";

/** The calls of a form. Each throws `NoAnswer` if no response came, and `Refused` if the server refused. */
export interface FormCalls {
  submit(draft: SubmissionDraft): Promise<Pick<FormSubmission, "id"> | undefined>;
  keep(draft: SubmissionDraft): Promise<{ id: string; key: string }>;
  lookUp(id: string, key: string): Promise<KeptSubmission>;
}

/** No response came, so it is unknown whether the server handled the request. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
}

/** A refusal with a message for the user. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly code: string;

  constructor(message: string, code = "") {
    super(message);
    this.code = code;
  }
}
