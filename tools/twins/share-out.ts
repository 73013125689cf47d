import type { Twin } from "./twin.ts";

/** Parts of about the same size; those who need the same test file stay together, so that it is read once. */
export function shareOut(twins: readonly Twin[], parts: number): Twin[][] {
  const byTest = Map.groupBy(twins, ({ test }) => test);
  const shares = Array.from({ length: parts }, (): Twin[] => []);
  for (const group of [...byTest.values()].toSorted((one, other) => other.length - one.length)) {
    shares.toSorted((one, other) => one.length - other.length)[0]?.push(...group);
  }
  return shares.filter((share) => share.length > 0);
}
