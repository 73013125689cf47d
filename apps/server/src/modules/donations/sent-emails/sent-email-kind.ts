export const ALERTS = ["card-testing", "dispute", "difference"] as const;
export type Alert = (typeof ALERTS)[number];
export type EmailKind =
  | "receipt"
  | "receipt-resent"
  | "renewal-failed"
  | "stopped"
  | "recurring-changed"
  | "recurring-completed"
  | "card-expiring"
  | "refund"
  | "refund-failed"
  | "charged-back"
  | `alert-${Alert}`;
