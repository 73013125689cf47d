export const FIELD_TYPES = [
  "Heading",
  "Textbox",
  "Multiple Choice",
  "Yes/No",
  "Checkbox",
  "Whole Number",
  "Decimal",
  "Date",
  "Phone Number",
  "Email",
  "Text Area",
  "Payment",
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** The types whose choices people select. A payment question also has choices: they hold its amount and its fund. */
export const CHOICE_TYPES: readonly FieldType[] = ["Multiple Choice", "Checkbox"];
export const PAYMENT_AMOUNT = "Amount";
export const PAYMENT_FUND = "FundId";

/** Returns the amount and the fund of a payment question, from its choices; null when one of them is not set. */
export function paymentOf({
  choices,
}: {
  choices: readonly { text: string; value: string }[] | null;
}): { dollars: string; fundId: string } | null {
  const valueOf = (name: string) => choices?.find((choice) => choice.text === name)?.value.trim() ?? "";
  const [dollars, fundId] = [valueOf(PAYMENT_AMOUNT), valueOf(PAYMENT_FUND)];
  return dollars && fundId ? { dollars, fundId } : null;
}

export const paymentChoices = (dollars: string, fundId: string): { text: string; value: string }[] => [
  { text: PAYMENT_AMOUNT, value: dollars },
  { text: PAYMENT_FUND, value: fundId },
];
