import type { PaymentProvider } from "../card-entry/payment-provider.ts";
import { openPayPalCard } from "./open-paypal-card.ts";

/** PayPal's fields ask the donor's bank themselves, and its script takes no bank account. */
export const paypal: PaymentProvider = { openCardEntry: openPayPalCard };
