import { secureOf, type Secure } from "./authenticate-card.ts";
import { asObject, asText, optionalText } from "../read-json.ts";
import { unprocessable } from "../refusal.ts";

/** How a charge on a card ends: paid, declined with the bank's response code, or refused by PayPal itself. */
export type Fate = "pays" | "instrument" | { code: string };

/** What is stored of a card: never its number, only the behavior that the number stands for. */
export type Card = {
  lastDigits: string;
  brand: string;
  expiry: string;
  name?: string | undefined;
  fate: Fate;
  /** How later charges on the saved card end, when the donor is not present. */
  laterFate: Fate;
  secure: Secure;
};

/** PayPal's documented test triggers: the name on the card decides the response code. */
const NAMES: Record<string, string> = {
  "CCREJECT-REFUSED": "0500",
  "CCREJECT-SF": "9500",
  "CCREJECT-EC": "5400",
  "CCREJECT-IRC": "5180",
  "CCREJECT-IF": "5120",
  "CCREJECT-LS": "9520",
  "CCREJECT-IA": "1330",
  "CCREJECT-BANK_ERROR": "5100",
  "CCREJECT-CVV_F": "00N7",
};

/** The same numbers as at Stripe, so that one list of test cards works for both. */
const NUMBERS: Record<string, Fate> = {
  "4000000000000002": "instrument",
  "4000000000009995": { code: "5120" },
  "4000000000000069": { code: "5400" },
  "4000000000000127": { code: "00N7" },
};

const SAVES_BUT_NEVER_PAYS = "4000000000000341";

export function readCard(value: unknown, field: string, now: number): Card {
  const card = asObject(value, field);
  const number = asText(card["number"], `${field}/number`).replace(/[\s-]/g, "");
  if (!/^\d{13,19}$/.test(number) || !passesLuhn(number)) {
    throw unprocessable("VALIDATION_ERROR", "Invalid card number", `${field}/number`);
  }
  const expiry = asText(card["expiry"], `${field}/expiry`);
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(expiry)) {
    throw unprocessable("VALIDATION_ERROR", "Invalid expiry date", `${field}/expiry`);
  }
  if (expiry < new Date(now).toISOString().slice(0, 7)) {
    throw unprocessable("CARD_EXPIRED", "The card is no longer valid.", `${field}/expiry`);
  }
  const code = optionalText(card["security_code"], `${field}/security_code`);
  if (code !== undefined && !/^\d{3,4}$/.test(code)) {
    throw unprocessable("VALIDATION_ERROR", "Invalid CVV", `${field}/security_code`);
  }
  const name = optionalText(card["name"], `${field}/name`, 300);
  const fate = fateOf(number, name);
  return {
    lastDigits: number.slice(-4),
    brand: brandOf(number),
    expiry,
    name,
    fate,
    laterFate: number === SAVES_BUT_NEVER_PAYS ? { code: "5120" } : fate,
    secure: secureOf(number),
  };
}

function fateOf(number: string, name: string | undefined): Fate {
  const code = name && NAMES[name];
  return code ? { code } : (NUMBERS[number] ?? "pays");
}

function brandOf(number: string): string {
  if (number.startsWith("4")) return "VISA";
  if (/^(5[1-5]|2[2-7])/.test(number)) return "MASTERCARD";
  if (/^3[47]/.test(number)) return "AMEX";
  if (/^(6011|65|64[4-9])/.test(number)) return "DISCOVER";
  return "UNKNOWN";
}

function passesLuhn(number: string): boolean {
  const sum = number
    .split("")
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
