import { z } from "zod";
import { eventKind } from "../../platform/jobs/events.ts";

const SUBMISSION_FIELDS = {
  churchId: z.string(),
  formId: z.string(),
  formName: z.string(),
  submissionId: z.string(),
  /** The people to notify. */
  notifyPersonIds: z.array(z.string()),
};

/**
 * A submission became `done`. It is published once, in the same transaction, and only when somebody is to be notified.
 */
export const formSubmitted = eventKind(
  "form-submitted",
  z.object({ ...SUBMISSION_FIELDS, submittedBy: z.nullable(z.string()) }),
);

/** A pending payment of a finished submission has failed, as a bank payment may days later. */
export const formPaymentFailed = eventKind(
  "form-payment-failed",
  z.object({ ...SUBMISSION_FIELDS, questionId: z.string(), submittedBy: z.nullable(z.string()) }),
);
