import { type Cents, centsOf } from "@offertory/contract";

const MOST_LETTERS = 12;

/** What may be typed into a field for money: digits with at most two of cents; a comma is taken for a point. */
export function keepAmount(typed: string): string {
  const [whole = "", ...rest] = typed
    .replaceAll(",", ".")
    .replaceAll(/[^\d.]/g, "")
    .split(".");
  const cents = rest.join("").slice(0, 2);
  return (rest.length > 0 ? `${whole || "0"}.${cents}` : whole).slice(0, MOST_LETTERS);
}

/** The cents of what was typed; null where there is nothing, or nothing that is an amount. */
export const readAmount = (text: string): Cents | null =>
  /^\d+(\.\d{0,2})?$/.test(text) ? centsOf(Number(text)) : null;

/** An amount as it stands in a field. */
export const writeAmount = (cents: Cents): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
