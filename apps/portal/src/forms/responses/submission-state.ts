import type { SUBMISSION_STATES } from "@offertory/contract";

export type SubmissionState = (typeof SUBMISSION_STATES)[number];
