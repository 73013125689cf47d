/** For tests that replace PayPal's script. Pages reach the provider through the card entry of a gateway. */
export type * from "./paypal-script.ts";
