/** Whole cents: money inside the product is never anything else. */
export type Cents = number;

/** More than anybody gives at once; far below where numbers lose their cents. */
const MAX_CENTS = 100_000_000_00;
const NEARLY = 1e-6;

/**
 * The cents that a number of dollars means. Clients add and multiply dollars, so a number within a millionth of a cent is that
 * cent; anything finer, endless or beyond belief is null.
 */
export function centsOf(dollars: number): Cents | null {
  const exact = dollars * 100;
  const cents = Math.round(exact);
  if (!Number.isFinite(dollars) || Math.abs(cents) > MAX_CENTS || Math.abs(exact - cents) > NEARLY * 100) return null;
  // Negative zero is nobody's amount.
  return cents === 0 ? 0 : cents;
}

/** As the wire carries money. */
export const dollarsOf = (cents: Cents): number => cents / 100;

export const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0);
