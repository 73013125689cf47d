import { expect, test } from "vitest";
import { parseAmount } from "./amounts.ts";
import { LANGUAGE_CODES, type Language } from "./languages.ts";

/** The cents, or the reason of a refusal. */
type Reading = number | "decimals" | "format";

const SPACE = " ";
const NO_BREAK = "\u00A0";
const NARROW_NO_BREAK = "\u202F";

/** Every language reads these texts alike, because they are unambiguous. */
const ALIKE: Record<string, Reading> = {
  "25": 2500,
  "12,5": 1250,
  "12.5": 1250,
  "12,50": 1250,
  "12.50": 1250,
  "1.250,00": 125_000,
  "1,250.00": 125_000,
  [`1${SPACE}250`]: 125_000,
  [`1${NO_BREAK}250`]: 125_000,
  [`1${NARROW_NO_BREAK}250`]: 125_000,
  [`1${NARROW_NO_BREAK}250,50`]: 125_050,
  "1’250.50": 125_050,
  // Devanagari, Arabic, Persian and full-width digits.
  "१२.५०": 1250,
  "١٢٫٥": 1250,
  "١٬٢٥٠": 125_000,
  "۱۲٫۵۰": 1250,
  "１２.５": 1250,
  // The currency symbol before or after the number, with or without a space.
  $25: 2500,
  "$ 25": 2500,
  "25$": 2500,
  "25 $": 2500,
  [`25${NO_BREAK}$`]: 2500,
  "USD 25": 2500,
  "25 USD": 2500,
  "-5": "format",
  "5-": "format",
  "1e3": "format",
  "1..5": "format",
  "1,250 000": "format",
  "12,345,67": "format",
  "€5": "format",
  "₹25": "format",
  "twenty-five": "format",
  "25; DROP": "format",
};

/** Three digits after a comma or a dot are thousands or too many decimals, depending on the language. */
const COMMA_GROUPS: Record<string, Reading> = {
  "1,250": 125_000,
  "1.250": "decimals",
  "1,234,567.89": 123_456_789,
  "1.234.567,89": 123_456_789,
  "12.555": "decimals",
};
const DOT_GROUPS: Record<string, Reading> = {
  "1,250": "decimals",
  "1.250": 125_000,
  "1.234.567,89": 123_456_789,
  "12,555": "decimals",
};
const SPACE_GROUPS: Record<string, Reading> = {
  "1,250": "decimals",
  "1.250": "decimals",
  [`1${NARROW_NO_BREAK}234${NARROW_NO_BREAK}567,89`]: 123_456_789,
  "12,555": "decimals",
};

/** The texts that differ by language: its own dollar symbol, and how it groups digits. */
const OWN: Record<Language, Record<string, Reading>> = {
  de: { ...DOT_GROUPS, [`1.250,50${NO_BREAK}$`]: 125_050 },
  en: { ...COMMA_GROUPS, "$1,250.50": 125_050, "1,25,000": "format" },
  es: { ...DOT_GROUPS, [`1250,50${NO_BREAK}US$`]: 125_050, US$25: 2500 },
  fr: { ...SPACE_GROUPS, [`1${NARROW_NO_BREAK}250,50${NO_BREAK}$US`]: 125_050, $US25: 2500 },
  hi: { ...COMMA_GROUPS, "$1,250.50": 125_050, "1,25,000": 12_500_000, "१,२५,०००.५०": 12_500_050 },
  it: { ...DOT_GROUPS, [`1250,50${NO_BREAK}USD`]: 125_050 },
  ko: { ...COMMA_GROUPS, "US$1,250.50": 125_050 },
  no: { ...SPACE_GROUPS, [`1${NO_BREAK}250,50${NO_BREAK}USD`]: 125_050 },
  pt: { ...DOT_GROUPS, [`US$${NO_BREAK}1.250,50`]: 125_050 },
  ru: { ...SPACE_GROUPS, [`1${NO_BREAK}250,50${NO_BREAK}$`]: 125_050 },
  tl: { ...COMMA_GROUPS, "$1,250.50": 125_050 },
  zh: { ...COMMA_GROUPS, "US$1,250.50": 125_050, "１，２５０": "format" },
};

const read = (language: Language, typed: string): Reading | "empty" => {
  const amount = parseAmount(language, typed);
  return amount.kind === "amount" ? amount.minor : amount.kind === "refused" ? amount.reason : amount.kind;
};

test.each(LANGUAGE_CODES)(
  "G5.17 in %s every amount of the table is parsed to its cents or refused with its reason",
  (language) => {
    const table = { ...ALIKE, ...OWN[language] };
    const readings = Object.fromEntries(Object.keys(table).map((typed) => [typed, read(language, typed)]));
    expect(readings).toEqual(table);
  },
);
