import type { LineText } from "../../ledger/index.ts";

/** Adds up the lines of each entry. Keeps only entries whose sum is not zero yet, which are few at any time. */
export function openEntrySums() {
  const sums = new Map<string, { amount: number; line: string }>();
  return {
    add(lines: readonly Pick<LineText, "entryId" | "amount" | "line">[]): void {
      for (const { entryId, amount, line } of lines) {
        const entry = sums.get(entryId);
        const sum = (entry?.amount ?? 0) + amount;
        if (sum === 0) sums.delete(entryId);
        else sums.set(entryId, { amount: sum, line: entry?.line ?? line });
      }
    },
    /** The entries whose sum is not zero, oldest first. */
    unbalanced: (): { entryId: string; line: string }[] => [...sums].map(([entryId, { line }]) => ({ entryId, line })),
  };
}
