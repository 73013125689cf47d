import { decimalsOf } from "./currencies.ts";

/** An amount as a person reads it. */
export function formatAmount(cents: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const format = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return format.format(cents / 10 ** decimals);
}
