export type PayPalFailure =
  | "account-failed"
  | "paypal-failed"
  | "paypal-needs-https"
  | "paypal-no-token"
  | "paypal-not-available"
  | "paypal-not-enabled"
  | "paypal-not-ready"
  | "paypal-not-started"
  | "paypal-unavailable";
