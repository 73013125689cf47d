import type { Cents } from "../../money/cents.ts";

/** The smallest gift, 50 cents, in every form and on the server. */
export const MIN_GIFT: Cents = 50;
