/** For tests that stand in for PayPal's script; pages reach the provider by a gateway's card entry. */
export type * from "./paypal-script.ts";
