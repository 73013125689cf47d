import { sha256OfList } from "../../platform/hashing/sha256.ts";

/** A line of the ledger, as it is covered: everything that it says, as the database writes it. */
export interface LineText {
  line: string;
  entryId: string;
  /** To the microsecond, in UTC. */
  at: string;
  reason: string;
  account: string;
  fundId: string | null;
  donationId: string | null;
  amount: number;
  reference: string;
}

export interface CheckpointFacts {
  number: number;
  lastLine: string;
  lines: number;
  addedAt: Date;
}

/** What the first checkpoint of a church follows. */
export const NO_HASH = "";
const MARK_LENGTH = 12;

/**
 * The chain that a checkpoint closes: it starts from the checkpoint before, takes in line after line, and ends in a hash over all of it. Who
 * changes, removes, adds or swaps a line changes every hash after it. The mark after each line tells which line it was.
 */
export function openChain(churchId: string, previousHash: string) {
  let state = hashOf(["offertory ledger 1", churchId, previousHash]);
  return {
    add(line: LineText): string {
      const { entryId, at, reason, account, fundId, donationId, amount, reference } = line;
      state = hashOf([state, line.line, entryId, at, reason, account, fundId, donationId, amount, reference]);
      return `${line.line}:${state.slice(0, MARK_LENGTH)}`;
    },
    close: ({ number, lastLine, lines, addedAt }: CheckpointFacts): string =>
      hashOf([state, number, lastLine, lines, addedAt.toISOString()]),
  };
}

const hashOf = (parts: readonly (string | number | null)[]): string => sha256OfList(parts);
