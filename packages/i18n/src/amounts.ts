import { formatTag, type Language } from "./languages.ts";
import { currencyDigits, MAX_MINOR_UNITS } from "./minor-units.ts";
import { pageCurrency } from "./page-money.ts";
import { remembered } from "./remembered.ts";

/** The result of parsing a typed amount: minor units (cents), nothing typed yet, or why it was refused. */
export type TypedAmount =
  | { kind: "amount"; minor: number }
  | { kind: "empty" }
  | { kind: "refused"; reason: "decimals" | "format" };

/**
 * The maximum length of an amount field: the largest amount with groups, decimals and a symbol, and some room for
 * typing errors.
 */
export const MAX_AMOUNT_LENGTH = 40;

/**
 * A comma or dot before one or two digits is always a decimal separator, because a group of thousands has three digits.
 */
const MAX_UNAMBIGUOUS_DECIMALS = 2;
/**
 * Spaces (narrow ones in French), apostrophes (Swiss) and the Arabic thousands separator. They only ever group
 * thousands.
 */
const NEUTRAL_GROUPS = String.raw`\s'’٬`;
const DIRECTION_MARKS = /[\u200E\u200F\u061C]/g;
/** The code points of zero in Arabic, Persian, Devanagari and full-width digits. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xff10];

interface Conventions {
  decimals: number;
  decimal: string;
  symbols: string[];
  /** Matches numbers as the language writes them. */
  own: RegExp;
  /** Match the two common conventions (1,250.00 and 1.250,00), for numbers with unambiguous decimals. */
  others: RegExp[];
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|-]/g, String.raw`\$&`);

/** Matches plain digits, or complete groups that do not begin with zero and are all separated by the same character. */
function pattern(groups: string, decimal: string, isIndian: boolean): RegExp {
  const sign = `(?<sign>[${groups}])`;
  const thousands = String.raw`[1-9]\d{0,2}${sign}\d{3}(?:\k<sign>\d{3})*`;
  const lakhs = String.raw`[1-9]\d?(?<lakh>[${groups}])(?:\d{2}\k<lakh>)*\d{3}`;
  const whole = [String.raw`\d*`, thousands, ...(isIndian ? [lakhs] : [])].join("|");
  return new RegExp(`^(?<whole>${whole})(?:[${escaped(decimal)}](?<decimals>\\d*))?$`, "u");
}

const conventionsOf = remembered((tag: string, currency: string): Conventions => {
  const money = (currencyDisplay: "symbol" | "narrowSymbol" | "code") =>
    new Intl.NumberFormat(tag, { style: "currency", currency, currencyDisplay });
  const parts = new Intl.NumberFormat(tag).formatToParts(123_456_789.5);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const symbols = (["symbol", "narrowSymbol", "code"] as const).flatMap((display) =>
    money(display)
      .formatToParts(1)
      .filter(({ type }) => type === "currency")
      .map(({ value }) => value),
  );
  const decimal = valueOf("decimal");
  const isIndian = parts.filter(({ type }) => type === "integer")[1]?.value.length === 2;
  return {
    decimals: currencyDigits(currency),
    decimal,
    symbols: symbols.toSorted((one, other) => other.length - one.length),
    own: pattern(NEUTRAL_GROUPS + escaped(valueOf("group")), `${decimal}٫`, isIndian),
    others: [pattern(`${NEUTRAL_GROUPS},`, ".", isIndian), pattern(`${NEUTRAL_GROUPS}.`, ",", false)],
  };
});

/**
 * Parses an amount that a person typed or pasted, by the rules of the language: `1,250` is a thousand and 250 in
 * English, and refused in German, where it would have three decimals. A sign, an exponent, an incomplete group or more
 * decimals than the currency has is refused; no digit is ever dropped or moved.
 */
export function parseAmount(language: Language, typed: string, currency: string = pageCurrency()): TypedAmount {
  const { decimals, symbols, own, others } = conventionsOf(formatTag(language), currency);
  const text = withoutSymbol(latinDigits(typed.replaceAll(DIRECTION_MARKS, "")).trim(), symbols);
  if (typed.trim() === "") return { kind: "empty" };
  const matches = [own, ...others].map((convention) => convention.exec(text)?.groups);
  const read = matches.find((match, place) => match && isReadable(match["decimals"] ?? "", decimals, place > 0));
  if (!read) {
    const isTooFine = matches.some((match) => (match?.["decimals"] ?? "").length > decimals);
    return { kind: "refused", reason: isTooFine ? "decimals" : "format" };
  }
  const fraction = read["decimals"] ?? "";
  const digits = (read["whole"] ?? "").replaceAll(/\D/g, "") + fraction;
  const minor = Number(digits) * 10 ** (decimals - fraction.length);
  return digits === "" || minor > MAX_MINOR_UNITS ? { kind: "refused", reason: "format" } : { kind: "amount", minor };
}

/**
 * Whether the decimals are valid. A number in another convention than the language's own is accepted only with one or
 * two decimals, because only those are unambiguous.
 */
const isReadable = (fraction: string, decimals: number, isForeign: boolean): boolean =>
  fraction.length <= decimals && (!isForeign || (fraction !== "" && fraction.length <= MAX_UNAMBIGUOUS_DECIMALS));

/**
 * Parses a typed number by the same rules as an amount. Returns a decimal with a point: `1.234,50` in German is
 * 1234.50. Returns null when it is not a number.
 */
export function parseDecimal(language: Language, typed: string): string | null {
  const { own, others } = conventionsOf(formatTag(language), "USD");
  const text = latinDigits(typed.replaceAll(DIRECTION_MARKS, "")).trim().replace("−", "-");
  const sign = /^[+-]/.exec(text)?.[0] ?? "";
  const matches = [own, ...others].map((convention) => convention.exec(text.slice(sign.length))?.groups);
  const read = matches.find((match, place) => match && isReadable(match["decimals"] ?? "", Infinity, place > 0));
  const whole = (read?.["whole"] ?? "").replaceAll(/\D/g, "");
  const fraction = read?.["decimals"] ?? "";
  if (whole + fraction === "") return null;
  return `${sign === "-" ? "-" : ""}${whole || "0"}${fraction && `.${fraction}`}`;
}

/** Writes a decimal for a field: with the decimal separator of the language, and without grouping. */
export const writeDecimal = (language: Language, decimal: string): string =>
  decimal.replace(".", conventionsOf(formatTag(language), "USD").decimal);

/** Returns the minor units of what was typed; null when it is empty or not an amount. */
export function readAmount(language: Language, typed: string, currency?: string): number | null {
  const amount = parseAmount(language, typed, currency);
  return amount.kind === "amount" ? amount.minor : null;
}

/** Like `readAmount`, for a field that may stay empty: empty means zero. */
export function readAmountOrZero(language: Language, typed: string): number | null {
  const amount = parseAmount(language, typed);
  return amount.kind === "empty" ? 0 : amount.kind === "amount" ? amount.minor : null;
}

export const isRefused = (language: Language, typed: string, currency?: string): boolean =>
  parseAmount(language, typed, currency).kind === "refused";

/** Reads the amount in a link. It always has a decimal point, because a link must mean the same in every language. */
export const readLinkAmount = (text: string, currency?: string): number | null => readAmount("en", text, currency);

const plainOf = remembered(
  (tag: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, { ...options, useGrouping: false }),
);

/** Writes an amount for a field: without grouping, and without decimals if they are zero. */
export function writeAmount(language: Language, minor: number, currency: string = pageCurrency()): string {
  const { decimals } = conventionsOf(formatTag(language), currency);
  const unit = 10 ** decimals;
  const digits = minor % unit === 0 ? 0 : decimals;
  return plainOf(formatTag(language), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    minor / unit,
  );
}

/** Writes an amount for a link. */
export const writeLinkAmount = (minor: number, currency?: string): string => writeAmount("en", minor, currency);

/** Returns the placeholder of an empty field: zero with its decimals. */
export const emptyAmount = (language: Language, currency: string = pageCurrency()): string => {
  const { decimals } = conventionsOf(formatTag(language), currency);
  return plainOf(formatTag(language), { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(0);
};

function withoutSymbol(text: string, symbols: readonly string[]): string {
  const known = (piece: string) => piece.toUpperCase();
  const before = symbols.find((symbol) => known(text).startsWith(known(symbol)));
  const rest = before ? text.slice(before.length).trimStart() : text;
  const after = symbols.find((symbol) => known(rest).endsWith(known(symbol)));
  return after ? rest.slice(0, -after.length).trimEnd() : rest;
}

const latinDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((each) => code >= each && code < each + 10);
    return zero === undefined ? digit : String(code - zero);
  });
