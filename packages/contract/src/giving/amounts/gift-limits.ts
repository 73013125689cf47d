/** The largest amount that payment providers accept in one payment, in minor units of any currency. */
export const MAX_GIFT = 999_999_99;

/** The smallest gift in cents. */
export const MIN_GIFT = 50;
