/** The accounts that a donor can pay from in a window of PayPal, without a card. */
export const FUNDING_SOURCES = ["paypal", "venmo"] as const;
export type FundingSource = (typeof FUNDING_SOURCES)[number];
/** Names, which are the same in every language. */
export const FUNDING_SOURCE_NAMES: Record<FundingSource, string> = { paypal: "PayPal", venmo: "Venmo" };

/** The account that a saved method with this name is; undefined for a card or a bank account. */
export const fundingSourceNamed = (name: string): FundingSource | undefined =>
  FUNDING_SOURCES.find((source) => FUNDING_SOURCE_NAMES[source] === name);
