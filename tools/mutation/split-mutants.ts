import type { Mutant } from "./mutant.ts";

/**
 * Splits mutants into parts of about the same size; mutants with the same test file stay together, so that it is loaded
 * once.
 */
export function splitMutants(mutants: readonly Mutant[], parts: number): Mutant[][] {
  const byTest = Map.groupBy(mutants, ({ test }) => test);
  const shares = Array.from({ length: parts }, (): Mutant[] => []);
  for (const group of [...byTest.values()].toSorted((one, other) => other.length - one.length)) {
    shares.toSorted((one, other) => one.length - other.length)[0]?.push(...group);
  }
  return shares.filter((share) => share.length > 0);
}
