import { type Currency, unitsPerWhole } from "@offertory/i18n";

const ONES =
  "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn".split(
    " ",
  );
const TENS = "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split(" ");

/** Returns an amount in German words, as a donation receipt has it: "eintausendzweihundert Euro und fünfzig Cent". */
export function eligibleInWords(minorUnits: number, currency: Currency): string {
  const units = unitsPerWhole(currency);
  const rest = minorUnits % units;
  const [whole, part] = currency === "EUR" ? ["Euro", "Cent"] : [currency, `/${units}`];
  const named = `${germanNumber(Math.trunc(minorUnits / units))} ${whole}`;
  if (rest === 0) return named;
  return `${named} und ${currency === "EUR" ? `${germanNumber(rest)} ${part}` : `${rest}${part}`}`;
}

/** Returns a whole number below a trillion in German words, as before a noun: "ein", "zweihunderteinundzwanzig". */
export function germanNumber(value: number): string {
  const millions = Math.trunc(value / 1_000_000);
  const below = value % 1_000_000;
  if (millions === 0) return belowMillion(value);
  const named = millions === 1 ? "eine Million" : `${belowMillion(millions)} Millionen`;
  return below === 0 ? named : `${named} ${belowMillion(below)}`;
}

function belowMillion(value: number): string {
  const thousands = Math.trunc(value / 1000);
  const below = value % 1000;
  if (thousands === 0) return belowThousand(value);
  return `${belowThousand(thousands)}tausend${below === 0 ? "" : belowThousand(below)}`;
}

function belowThousand(value: number): string {
  const hundreds = Math.trunc(value / 100);
  const below = value % 100;
  if (hundreds === 0) return belowHundred(value);
  return `${ONES[hundreds]}hundert${below === 0 ? "" : belowHundred(below)}`;
}

function belowHundred(value: number): string {
  if (value < 20) return ONES[value] ?? "";
  const ones = value % 10;
  return `${ones === 0 ? "" : `${ONES[ones]}und`}${TENS[Math.trunc(value / 10) - 2]}`;
}
