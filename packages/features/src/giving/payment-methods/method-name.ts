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

/** Returns the brand of a card or the name of a bank in its usual spelling. */
const writtenName = (name: string): string => BRANDS[name.toLowerCase()] ?? name;

/** Returns the name of a payment method with its last four digits. */
export const methodName = ({ name, last4 }: Pick<PaymentMethod, "name" | "last4">): string =>
  [writtenName(name), last4].filter(Boolean).join(" •••• ");

type Listed = Pick<PaymentMethod, "id" | "name" | "last4" | "exp_month" | "exp_year">;

/** Returns the expiry as 07/39; empty if there is none. */
export const writtenExpiry = ({ exp_month: month, exp_year: year }: Omit<Listed, "id">): string =>
  month === null || year === null ? "" : `${String(month).padStart(2, "0")}/${String(year).slice(-2)}`;

/**
 * Returns a name that is unique in the list: methods of the same name get their expiry, and a number if that is the
 * same too.
 */
export function nameAmong(method: Listed, others: readonly Listed[]): string {
  const name = methodName(method);
  const same = others.filter((each) => methodName(each) === name);
  if (same.length < 2) return name;
  const dated = [name, writtenExpiry(method)].filter(Boolean).join(" · ");
  const alike = same.filter((each) => writtenExpiry(each) === writtenExpiry(method));
  return alike.length < 2 ? dated : `${dated} (${alike.findIndex(({ id }) => id === method.id) + 1})`;
}

/** Whether the method can pay now: a bank account only after its deposits were verified. */
export const canPay = ({ type, status }: Pick<PaymentMethod, "type" | "status">): boolean =>
  type !== "bank" || status !== "new";
