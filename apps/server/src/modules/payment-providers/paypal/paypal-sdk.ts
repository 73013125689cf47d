import type * as paypal from "@paypal/paypal-server-sdk";
import { createRequire } from "node:module";

type Sdk = typeof paypal;

const load: (name: "@paypal/paypal-server-sdk") => Sdk = createRequire(import.meta.url);
let loaded: Sdk | undefined;

/** PayPal's library takes a tenth of an idle server's memory, and most churches have no account there: it is read when one is used. */
export const paypalSdk = (): Sdk => (loaded ??= load("@paypal/paypal-server-sdk"));
