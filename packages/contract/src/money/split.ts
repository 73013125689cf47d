import { sumOf, type Cents } from "./cents.ts";

/**
 * Splits an amount by weights, in whole cents. Each part is rounded down, and the remaining cents go to the parts that
 * lost most by rounding, so that the parts always add up to the amount.
 */
export function splitByWeight(amount: Cents, weights: readonly number[]): Cents[] {
  const total = sumOf(weights);
  if (total <= 0) throw new RangeError("Nothing to share by.");
  const parts = weights.map((weight) => share(amount, weight, total));
  const left = amount - sumOf(parts.map(({ whole }) => whole));
  const byLoss = parts
    .map((_, index) => index)
    .sort((one, other) => compareRest(parts[other]!, parts[one]!) || one - other);
  const favoured = new Set(byLoss.slice(0, left));
  return parts.map(({ whole }, index) => whole + (favoured.has(index) ? 1 : 0));
}

interface Share {
  whole: Cents;
  rest: bigint;
}

/** Uses BigInt, because the product of an amount and a weight can exceed the integers that a number holds exactly. */
function share(amount: Cents, weight: number, total: number): Share {
  const product = BigInt(amount) * BigInt(weight);
  return { whole: Number(product / BigInt(total)), rest: product % BigInt(total) };
}

const compareRest = (one: Share, other: Share): number => (one.rest > other.rest ? 1 : one.rest < other.rest ? -1 : 0);
