import { holdsLink } from "@offertory/contract";

const MAX_MEMO_LENGTH = 300;

/**
 * Returns the donor's note as it is quoted in an email, or an empty text if it contains a link. Otherwise anybody could
 * make us send spam: a guest's gift of a dollar sends a receipt, with the note, to whatever address the guest types.
 */
export function quoteMemo(memo: string): string {
  if (holdsLink(memo)) return "";
  return memo.length > MAX_MEMO_LENGTH ? `${memo.slice(0, MAX_MEMO_LENGTH).trimEnd()}…` : memo;
}
