/** An amount of money in whole cents. */
export type Cents = number;

/** One hundred million dollars: more than any gift, and small enough that a number holds every cent exactly. */
const MAX_CENTS = 100_000_000_00;
const ROUNDING_TOLERANCE = 1e-6;

/**
 * Converts dollars to cents. Clients calculate with dollars, so a result within a millionth of a dollar of a whole cent
 * counts as that cent. Any other fraction, a non-finite number and a number above the limit give null.
 */
export function centsOf(dollars: number): Cents | null {
  const exact = dollars * 100;
  const cents = Math.round(exact);
  if (!Number.isFinite(dollars) || Math.abs(cents) > MAX_CENTS || Math.abs(exact - cents) > ROUNDING_TOLERANCE * 100)
    return null;
  // Negative zero becomes zero.
  return cents === 0 ? 0 : cents;
}

/** Converts cents to dollars, which the API carries. */
export const dollarsOf = (cents: Cents): number => cents / 100;

export const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0);
