/** The accounts that a donor can pay from in a window of PayPal, without a card. */
export const FUNDING_SOURCES = ["paypal", "venmo"] as const;
export type FundingSource = (typeof FUNDING_SOURCES)[number];
/** Names, which are the same in every language. */
export const FUNDING_SOURCE_NAMES: Record<FundingSource, string> = { paypal: "PayPal", venmo: "Venmo" };
