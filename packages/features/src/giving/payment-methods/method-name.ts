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

type Listed = Pick<PaymentMethod, "id" | "name" | "last4" | "exp_month" | "exp_year">;

/** 07/39 */
export const writtenExpiry = ({ exp_month: month, exp_year: year }: Omit<Listed, "id">): string =>
  month === null || year === null ? "" : `${String(month).padStart(2, "0")}/${String(year).slice(-2)}`;

/** Its name among others: of those with the same one, each says when it expires, and those are counted that expire together. */
export function nameAmong(method: Listed, others: readonly Listed[]): string {
  const name = methodName(method);
  const same = others.filter((each) => methodName(each) === name);
  if (same.length < 2) return name;
  const dated = [name, writtenExpiry(method)].filter(Boolean).join(", ");
  const alike = same.filter((each) => writtenExpiry(each) === writtenExpiry(method));
  return alike.length < 2 ? dated : `${dated} (${alike.findIndex(({ id }) => id === method.id) + 1})`;
}

/** Whether a gift can be paid with it now: a bank account only once its deposits were confirmed. */
export const canPay = ({ type, status }: Pick<PaymentMethod, "type" | "status">): boolean =>
  type !== "bank" || status !== "new";
