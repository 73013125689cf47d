import { z } from "zod";
import { eventKind } from "../../platform/jobs/events.ts";

const About = {
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
export const formSubmitted = eventKind("form-submitted", z.object({ ...About, submittedBy: z.nullable(z.string()) }));

/** A pending payment of a finished submission has failed, as a bank payment may days later. */
export const formPaymentFailed = eventKind(
  "form-payment-failed",
  z.object({ ...About, questionId: z.string(), submittedBy: z.nullable(z.string()) }),
);
