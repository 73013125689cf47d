import type { HomeCardSource } from "../../../platform/home-cards/home-card-source.ts";
import type { Donations } from "../donations.ts";
import { maySeeDonationsOfOthers, seeChurchDonations } from "../people/may-see-donations.ts";

/** The batches that people opened and have not closed. Online donations gather in batches of their own. */
export const openBatchesCard = ({ batches }: Pick<Donations, "batches">): HomeCardSource => ({
  kind: "openBatches",
  allow: maySeeDonationsOfOthers,
  async read(caller) {
    const count = await batches.countOpen(seeChurchDonations(caller));
    return count > 0 ? { kind: "openBatches", count } : null;
  },
});
