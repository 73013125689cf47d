import { type Currency, currencyDigits } from "@offertory/i18n";
import { decimalText } from "../../../platform/money/decimal-money.ts";
import { type Money, moneyOf } from "../../../platform/money/money.ts";

/** An amount as PayPal writes it. */
interface PaypalAmount {
  currencyCode: string;
  value: string;
}

export const paypalAmount = (money: Money): PaypalAmount => ({
  currencyCode: money.currency,
  value: decimalText(money),
});

/** Null where the value is no number, has too many decimals, or is in another currency. */
export function signedMoneyIn(currency: Currency, shown: PaypalAmount | undefined): Money | null {
  const match = /^(-?)(\d{1,9})(?:\.(\d{1,3}))?$/.exec(shown?.value ?? "");
  const digits = currencyDigits(currency);
  if (!match || shown?.currencyCode !== currency) return null;
  const [, sign, whole = "", fraction = ""] = match;
  if (fraction.length > digits) return null;
  const minorUnits = Number(whole + fraction.padEnd(digits, "0"));
  return moneyOf(sign && minorUnits > 0 ? -minorUnits : minorUnits, currency);
}

/** As `signedMoneyIn`, but null for negative amounts. */
export function moneyIn(currency: Currency, shown: PaypalAmount | undefined): Money | null {
  const money = signedMoneyIn(currency, shown);
  return money === null || money.minorUnits < 0 ? null : money;
}
