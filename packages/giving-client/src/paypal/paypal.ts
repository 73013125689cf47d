import type { PaymentProvider } from "../card-entry/payment-provider.ts";
import { openPayPalCard } from "./open-paypal-card.ts";

/** PayPal's card fields run 3-D Secure themselves, and its script does not support bank accounts. */
export const paypal: PaymentProvider = { openCardEntry: openPayPalCard };
