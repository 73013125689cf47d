export * from "./load-script.ts";
export * from "./paypal-script.ts";
