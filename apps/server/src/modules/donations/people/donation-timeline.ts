import { decimalsOf } from "../../../platform/money/church-money.ts";
import type { TimelineSource } from "../../people/index.ts";
import type { Donations } from "../donations.ts";
import { maySeeDonationsOfOthers, seeDonor } from "./may-see-donations.ts";

/** Adds donations to the timeline of a person: their own, or anyone's with permission to view donations. */
export const donationTimeline = ({ donations }: Pick<Donations, "donations">): TimelineSource => ({
  kind: "donation",
  maySee: (caller, personId) => personId === caller.personId || maySeeDonationsOfOthers(caller),
  read: async (caller, personId, page) => {
    const decimal = decimalsOf(caller.churchId);
    const rows = await donations.timelineOf(seeDonor(caller, personId), page);
    return rows.map(({ donatedAt, donatedOn, amount, scheduleId, ...row }) => ({
      ...row,
      kind: "donation",
      at: donatedAt.toISOString(),
      day: donatedOn,
      amount: decimal(amount),
      recurring: scheduleId !== null,
    }));
  },
});
