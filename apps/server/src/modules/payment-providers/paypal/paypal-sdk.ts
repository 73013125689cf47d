import type * as paypal from "@paypal/paypal-server-sdk";
import { createRequire } from "node:module";

type Sdk = typeof paypal;

const load: (name: "@paypal/paypal-server-sdk") => Sdk = createRequire(import.meta.url);
let loaded: Sdk | undefined;

/** Loads PayPal's SDK at first use: it takes a tenth of an idle server's memory, and most churches use no PayPal. */
export const paypalSdk = (): Sdk => (loaded ??= load("@paypal/paypal-server-sdk"));
