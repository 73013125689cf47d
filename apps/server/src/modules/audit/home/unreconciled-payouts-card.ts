import type { HomeCardSource } from "../../../platform/home-cards/home-card-source.ts";
import { maySeeDonationsOfOthers, seeChurchDonations } from "../../donations/index.ts";
import type { Audit } from "../audit.ts";

/** The payouts that do not match the ledger. */
export const unreconciledPayoutsCard = ({ booked }: Pick<Audit, "booked">): HomeCardSource => ({
  kind: "unreconciledPayouts",
  allow: maySeeDonationsOfOthers,
  async read(caller) {
    const count = await booked.countNotMatching(seeChurchDonations(caller));
    return count > 0 ? { kind: "unreconciledPayouts", count } : null;
  },
});
