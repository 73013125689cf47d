export type { Account } from "./account.ts";
export type { PaymentOrigins } from "./provider-profile.ts";
export type {
  BalanceKind,
  BalanceTransaction,
  BankProof,
  ChargeIds,
  ChargeRequest,
  DisputeUpdate,
  EventSubject,
  PaymentProvider,
  PaymentUpdate,
  RefundUpdate,
  SaveResult,
  MethodState,
  ProviderRefund,
} from "./payment-provider.ts";
export { paypalProvider } from "./paypal/paypal-provider.ts";
export { PaymentsUnavailable } from "./provider-errors.ts";
export type { RenewalInvoice, Recurring, ScheduleUpdate } from "./recurring-provider.ts";
export { openStripe } from "./stripe/open-stripe.ts";
export { stripeProvider } from "./stripe/stripe-provider.ts";
export { requireCapability } from "./require-capability.ts";
export { PROVIDER_PROFILES, providerOfMethod, REVIEWING_PROVIDERS } from "./provider-profiles.ts";
