import { holdsLink } from "@offertory/contract";

const MAX_MEMO_LENGTH = 300;

/**
 * What a donor wrote beside the gift, as far as it goes into an email. Whoever gives a dollar in the name of somebody else would
 * have us mail them anything: what reads like an address of the web stays out.
 */
export function quoteMemo(memo: string): string {
  if (holdsLink(memo)) return "";
  return memo.length > MAX_MEMO_LENGTH ? `${memo.slice(0, MAX_MEMO_LENGTH).trimEnd()}…` : memo;
}
