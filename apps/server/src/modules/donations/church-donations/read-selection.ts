import { MAX_DONATIONS_SELECTED } from "@offertory/contract";
import type { Donations } from "../donations.ts";
import { DonationNotFound, TooManySelected } from "../donations-errors.ts";

/** Returns the ids of a selection, each once. Refuses too many of them, and those that are not of this church. */
export async function readSelection(
  { churchDonations }: Pick<Donations, "churchDonations">,
  churchId: string,
  selected: readonly string[],
): Promise<string[]> {
  const ids = [...new Set(selected)];
  if (ids.length > MAX_DONATIONS_SELECTED) throw new TooManySelected();
  if ((await churchDonations.countOf(churchId, ids)) !== ids.length) throw new DonationNotFound();
  return ids;
}
