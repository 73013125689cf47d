import type { Cents } from "../../money/cents.ts";

/** The smallest gift, 50 cents, in every form and on the server. */
export const MIN_GIFT: Cents = 50;

/** The largest amount that payment providers accept in one payment. Links and preset amounts are limited to it. */
export const MAX_GIFT: Cents = 999_999_99;
