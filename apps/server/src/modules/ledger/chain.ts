import { type Currency, DEFAULT_CURRENCY } from "@offertory/i18n";
import { sha256OfList } from "../../platform/hashing/sha256.ts";

/** A ledger line as it is hashed: all of its columns, as PostgreSQL formats them. */
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
  currency: Currency;
  reference: string;
}

export interface CheckpointFacts {
  number: number;
  lastLine: string;
  lines: number;
  addedAt: Date;
}

/** The previous hash of a church's first checkpoint. */
export const NO_HASH = "";
const MARK_LENGTH = 12;

/**
 * Computes the hash of a checkpoint: it starts with the hash of the checkpoint before, adds line after line, and closes
 * with the checkpoint's own facts. Changing, removing, adding or swapping a line changes every later hash. `add`
 * returns a mark, the line's number and the start of the hash so far, by which the changed line can be found.
 */
export function openChain(churchId: string, previousHash: string) {
  let state = hashOf(["offertory ledger 1", churchId, previousHash]);
  return {
    add(line: LineText): string {
      const { entryId, at, reason, account, fundId, donationId, amount, currency, reference } = line;
      const facts = [line.line, entryId, at, reason, account, fundId, donationId, amount, reference];
      // Lines in dollars are hashed as before there were other currencies, so that older checkpoints stay valid.
      state = hashOf([state, ...facts, ...(currency === DEFAULT_CURRENCY ? [] : [currency])]);
      return `${line.line}:${state.slice(0, MARK_LENGTH)}`;
    },
    close: ({ number, lastLine, lines, addedAt }: CheckpointFacts): string =>
      hashOf([state, number, lastLine, lines, addedAt.toISOString()]),
  };
}

const hashOf = (parts: readonly (string | number | null)[]): string => sha256OfList(parts);
