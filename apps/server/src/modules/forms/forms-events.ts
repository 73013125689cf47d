import { z } from "zod";
import { eventKind } from "../../platform/jobs/events.ts";

const About = {
  churchId: z.string(),
  formId: z.string(),
  formName: z.string(),
  submissionId: z.string(),
  /** Who is to be told. */
  notifyPersonIds: z.array(z.string()),
};

/** A form was filled in, and it counts: said once for each, in the transaction that writes it down. */
export const formSubmitted = eventKind("form-submitted", z.object({ ...About, submittedBy: z.nullable(z.string()) }));

/** A payment that was on its way has failed after all, as a bank's may days later. */
export const formPaymentFailed = eventKind(
  "form-payment-failed",
  z.object({ ...About, questionId: z.string(), submittedBy: z.nullable(z.string()) }),
);
