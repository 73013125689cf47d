/** What a confirmation token may be used for, and the payment method behind it. */
export type TokenTerms = {
  method: string;
  /** The options of the Elements that made the token; null for a test helper's token, which fits every intent. */
  elements: ElementsTerms | null;
};

export type ElementsTerms = {
  mode: "payment" | "setup" | "subscription";
  amount: number | null;
  currency: string | null;
};
