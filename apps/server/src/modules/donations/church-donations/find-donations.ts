import { SEARCH_RESULTS, type SearchResults } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { decimalsOf } from "../../../platform/money/church-money.ts";
import type { Donations } from "../donations.ts";
import { maySeeDonationsOfOthers, seeChurchDonations } from "../people/may-see-donations.ts";

/**
 * Finds the newest donations of donors with these words, and those with this amount, check number or id. None for
 * callers who may not see the donations of others.
 */
export async function findDonations(
  context: Pick<Donations, "churchDonations">,
  text: string,
  caller: Caller,
): Promise<SearchResults["donations"]> {
  if (!maySeeDonationsOfOthers(caller)) return [];
  const rows = await context.churchDonations.matching(seeChurchDonations(caller), text, SEARCH_RESULTS);
  const decimal = decimalsOf(caller.churchId);
  return rows.map(({ id, displayName, amount, donatedOn }) => ({
    id,
    donor: displayName,
    amount: decimal(amount),
    donatedOn,
  }));
}
