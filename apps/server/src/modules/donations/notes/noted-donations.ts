import { can } from "@offertory/contract";
import { formatDate, formatMoney } from "@offertory/i18n";
import { may } from "../../../platform/identity/caller.ts";
import { currencyOf } from "../../../platform/money/church-money.ts";
import type { NoteSubjectRules } from "../../messaging/index.ts";
import type { Donations } from "../donations.ts";
import { churchForServer } from "../people/may-see-donations.ts";

/** Notes on a donation can be read and written with the permission to see donations. */
export function notedDonations({ churchDonations }: Pick<Donations, "churchDonations">): {
  donation: NoteSubjectRules;
} {
  const find = (churchId: string, id: string) => churchDonations.find(churchForServer(churchId), id);
  return {
    donation: {
      mayRead: (caller) => may(caller, can.viewDonations),
      mayWrite: (caller) => may(caller, can.viewDonations),
      exists: async (churchId, id) => (await find(churchId, id)) !== undefined,
      link: (id) => `/treasury/donations/${encodeURIComponent(id)}`,
      describeNote: async (churchId, id) => {
        const donation = await find(churchId, id);
        if (!donation) return null;
        return (writer, t, language) =>
          t("mails:note.aboutGift", {
            name: writer,
            amount: formatMoney(language, donation.amount, currencyOf(churchId)),
            date: formatDate(language, donation.donatedOn),
          });
      },
    },
  };
}
