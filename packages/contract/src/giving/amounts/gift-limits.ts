/** The largest amount that payment providers accept in one payment, in minor units of any currency. */
export const MAX_GIFT = 999_999_99;
