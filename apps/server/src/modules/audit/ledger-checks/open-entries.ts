import type { LineText } from "../../ledger/index.ts";

/** Adds up entries as their lines come by. Only those that have not come to nothing yet are kept: a handful, of however many. */
export function openEntries() {
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
    /** Those that are left, oldest first. */
    left: (): { entryId: string; line: string }[] => [...sums].map(([entryId, { line }]) => ({ entryId, line })),
  };
}
