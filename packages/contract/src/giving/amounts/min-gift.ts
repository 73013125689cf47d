import type { Cents } from "../../money/cents.ts";

/** The minimum of every form, and of the server. */
export const MIN_GIFT: Cents = 50;
