export const INTENT_STATUSES = [
  "created",
  "processing",
  "requires_action",
  "succeeded",
  "failed",
  "cancelled",
] as const;
export type IntentStatus = (typeof INTENT_STATUSES)[number];
