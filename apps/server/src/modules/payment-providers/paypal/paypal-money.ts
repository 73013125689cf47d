import type { Cents } from "@offertory/contract";

interface Money {
  currencyCode: string;
  value: string;
}

export const moneyOf = (cents: Cents): Money => ({ currencyCode: "USD", value: (cents / 100).toFixed(2) });

/** Null for what is no amount of US dollars. */
export function signedCentsIn(money: Money | undefined): Cents | null {
  const match = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(money?.value ?? "");
  if (!match || money?.currencyCode !== "USD") return null;
  const [, sign, whole, fraction = ""] = match;
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  return sign && cents > 0 ? -cents : cents;
}

/** The same for what is never less than nothing. */
export function centsIn(money: Money | undefined): Cents | null {
  const cents = signedCentsIn(money);
  return cents === null || cents < 0 ? null : cents;
}
