/** The names of card brands, by the different codes of the providers. */
const BRANDS: Record<string, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  american_express: "American Express",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
};

/** A card or account as its owner knows it: "Visa •••• 4242". */
export const describePaymentSource = ({
  methodName,
  methodLast4,
}: {
  methodName: string;
  methodLast4: string;
}): string =>
  [BRANDS[methodName.toLowerCase()] ?? methodName, methodLast4 && `•••• ${methodLast4}`].filter(Boolean).join(" ");
