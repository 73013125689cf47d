import { formatTag, type Language } from "./languages.ts";
import { remembered } from "./remembered.ts";

/** What somebody typed as an amount: whole minor units (cents), nothing yet, or why it is no amount. */
export type TypedAmount =
  | { kind: "amount"; minor: number }
  | { kind: "empty" }
  | { kind: "refused"; reason: "decimals" | "format" };

/** What fits into a field for an amount: the largest one, with groups, decimals and a symbol, and room for a slip. */
export const MAX_AMOUNT_LENGTH = 40;

/** A hundred million dollars: more than the contract takes for one amount is a slip of the finger. */
const MAX_MINOR = 100_000_000_00;
/** A comma or dot before one or two digits can only be a decimal sign, because every group of thousands has three. */
const MAX_UNAMBIGUOUS_DECIMALS = 2;
/** Spaces (French uses narrow ones) and the Swiss apostrophe group thousands in no other sense anywhere. */
const NEUTRAL_GROUPS = String.raw`\s'’٬`;
const DIRECTION_MARKS = /[\u200E\u200F\u061C]/g;
/** The zeros of Arabic, Persian, Devanagari and full-width digits. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xff10];

interface Conventions {
  decimals: number;
  decimal: string;
  symbols: string[];
  /** As the language writes numbers itself. */
  own: RegExp;
  /** The two conventions of the world, for a decimal part that cannot be mistaken. */
  others: RegExp[];
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|-]/g, String.raw`\$&`);

/** Digits alone, or in groups that are complete, do not begin with zero and are set apart by one and the same sign. */
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
    decimals: money("symbol").resolvedOptions().maximumFractionDigits ?? 2,
    decimal,
    symbols: symbols.toSorted((one, other) => other.length - one.length),
    own: pattern(NEUTRAL_GROUPS + escaped(valueOf("group")), `${decimal}٫`, isIndian),
    others: [pattern(`${NEUTRAL_GROUPS},`, ".", isIndian), pattern(`${NEUTRAL_GROUPS}.`, ",", false)],
  };
});

/**
 * The one reading of an amount that a person typed or pasted, by the person's language: `1,250` is a thousand in English and
 * refused in German, where it would have three decimals. A sign, an exponent, an incomplete group or more decimals than the
 * currency has is refused; no digit is ever dropped or moved to make an amount of it.
 */
export function parseAmount(language: Language, typed: string, currency = "USD"): TypedAmount {
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
  return digits === "" || minor > MAX_MINOR ? { kind: "refused", reason: "format" } : { kind: "amount", minor };
}

/** Of another convention than the language's own, only what has one or two decimals says which convention it is. */
const isReadable = (fraction: string, decimals: number, isForeign: boolean): boolean =>
  fraction.length <= decimals && (!isForeign || (fraction !== "" && fraction.length <= MAX_UNAMBIGUOUS_DECIMALS));

/**
 * A number that a person typed, by the same rules as an amount, as a decimal with a point: `1.234,50` is 1234.50 in German.
 * Null where it is none; what was typed is never changed to make a number of it.
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

/** A decimal with a point as it stands in a field: with the decimal sign of the language, and without grouping. */
export const writeDecimal = (language: Language, decimal: string): string =>
  decimal.replace(".", conventionsOf(formatTag(language), "USD").decimal);

/** The minor units of what was typed; null where that is nothing or no amount. */
export function readAmount(language: Language, typed: string, currency?: string): number | null {
  const amount = parseAmount(language, typed, currency);
  return amount.kind === "amount" ? amount.minor : null;
}

/** The same where a field may stay empty, which then means zero; null where what is typed is no amount. */
export function readAmountOrZero(language: Language, typed: string): number | null {
  const amount = parseAmount(language, typed);
  return amount.kind === "empty" ? 0 : amount.kind === "amount" ? amount.minor : null;
}

export const isRefused = (language: Language, typed: string, currency?: string): boolean =>
  parseAmount(language, typed, currency).kind === "refused";

/** A link means the same to everybody who opens it: it has a decimal point, whatever the language of the page. */
export const readLinkAmount = (text: string, currency?: string): number | null => readAmount("en", text, currency);

const plainOf = remembered(
  (tag: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, { ...options, useGrouping: false }),
);

/** An amount as it stands in a field: without grouping, and without decimals where they are zero. */
export function writeAmount(language: Language, minor: number, currency = "USD"): string {
  const { decimals } = conventionsOf(formatTag(language), currency);
  const unit = 10 ** decimals;
  const digits = minor % unit === 0 ? 0 : decimals;
  return plainOf(formatTag(language), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    minor / unit,
  );
}

/** An amount as a link carries it. */
export const writeLinkAmount = (minor: number, currency?: string): string => writeAmount("en", minor, currency);

/** What an empty field shows: zero with its decimals. */
export const emptyAmount = (language: Language, currency = "USD"): string => {
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
