import type { Cents } from "@offertory/contract/money/cents";

const MOST_DIGITS = 8;
/** Thousands by commas and cents behind a dot, or the other way round. */
const PATTERNS = [
  /^(?<whole>\d*|\d{1,3}(?:,\d{3})+)(?:\.(?<cents>\d{0,2}))?$/,
  /^(?<whole>\d*|\d{1,3}(?:\.\d{3})+)(?:,(?<cents>\d{0,2}))?$/,
];

/**
 * The cents that somebody typed as dollars: `50`, `50.5`, `$1,250.00`, `12,50`. Null where it is no amount. A last comma or dot
 * with one or two digits behind it stands before the cents; every other one only groups the thousands.
 */
export function parseAmount(typed: string): Cents | null {
  const text = typed.replaceAll(/[\s$\u00A0\u202F]/g, "");
  if (text === "") return 0;
  const parts = PATTERNS.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  const whole = (parts?.["whole"] ?? "").replaceAll(/[.,]/g, "");
  const cents = parts?.["cents"] ?? "";
  if (!parts || whole.length > MOST_DIGITS || (whole === "" && cents === "")) return null;
  return Number(whole || "0") * 100 + Number(cents.padEnd(2, "0"));
}

/** As it stands in the field: no cents where there are none. */
export const writeAmount = (cents: Cents): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
