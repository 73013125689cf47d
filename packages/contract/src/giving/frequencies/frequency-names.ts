/** The frequencies that forms offer, by their names in the API. */
export const FREQUENCY_NAMES = ["one_week", "two_week", "one_month", "three_month", "one_year"] as const;
export type Frequency = (typeof FREQUENCY_NAMES)[number];
export const DEFAULT_FREQUENCY: Frequency = "one_month";
