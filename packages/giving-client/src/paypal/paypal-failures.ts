export type PayPalFailure =
  | "paypal-failed"
  | "paypal-needs-https"
  | "paypal-no-token"
  | "paypal-not-available"
  | "paypal-not-enabled"
  | "paypal-not-ready"
  | "paypal-not-started"
  | "paypal-unavailable";
