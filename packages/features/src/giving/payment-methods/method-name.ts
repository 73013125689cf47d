import type { PaymentMethod } from "@offertory/contract";

const BRANDS: Record<string, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
  paypal: "PayPal",
};

/** The brand of a card or the name of a bank, as people write it. */
export const writtenName = (name: string): string => BRANDS[name.toLowerCase()] ?? name;

/** A saved method as it is listed everywhere: its name with the last four digits. */
export const methodName = ({ name, last4 }: Pick<PaymentMethod, "name" | "last4">): string =>
  [writtenName(name), last4].filter(Boolean).join(" ···· ");

/** Whether a gift can be paid with it now: a bank account only once its deposits were confirmed. */
export const canPay = ({ type, status }: Pick<PaymentMethod, "type" | "status">): boolean =>
  type !== "bank" || status !== "new";
