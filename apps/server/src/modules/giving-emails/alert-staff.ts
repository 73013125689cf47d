import { can } from "@offertory/contract";
import type { Email } from "../../platform/mail/mailer.ts";
import { listHolders } from "../permissions/index.ts";
import { inTransaction, type GivingEmails, type GivingEmailsStores } from "./giving-emails.ts";
import { cardTestingAlert, differenceAlert, disputeAlert, type AlertParts } from "./render-alert-emails.ts";
import type { Alert } from "../donations/index.ts";

/** Alerts staff that card testing was detected at their church. */
export const alertOfCardTesting = (context: GivingEmails, { churchId }: { churchId: string }): Promise<void> =>
  alertStaff(context, churchId, "card-testing", async () => cardTestingAlert);

/** Alerts staff that a donor's bank has disputed a donation. */
export const alertOfDispute = (
  context: GivingEmails,
  { churchId, donationId }: { churchId: string; donationId: string },
): Promise<void> =>
  alertStaff(context, churchId, "dispute", async ({ returnedGifts }) => {
    const gift = await returnedGifts.disputed(churchId, donationId);
    return gift && ((parts) => disputeAlert(parts, gift));
  });

/** Alerts staff that reconciliation found differences between the ledger and the provider. */
export const alertOfDifference = (
  context: GivingEmails,
  { churchId, reconciliationId }: { churchId: string; reconciliationId: string },
): Promise<void> =>
  alertStaff(context, churchId, "difference", async ({ reconciliations }) => {
    const comparison = await reconciliations.find(churchId, reconciliationId);
    return comparison && comparison.open > 0 ? (parts) => differenceAlert(parts, comparison) : undefined;
  });

type RenderAlert = (parts: AlertParts) => Email;

/** Emails everyone with the permission to edit donations, in their language; once a day for each kind of alert. */
async function alertStaff(
  context: GivingEmails,
  churchId: string,
  kind: Alert,
  prepare: (stores: GivingEmailsStores) => Promise<RenderAlert | undefined>,
): Promise<void> {
  await inTransaction(context, async (stores, tx) => {
    const render = await prepare(stores);
    if (!render) return;
    const now = context.now();
    const today = await stores.donations.dayOf(churchId, now);
    if (!(await stores.sentEmails.claim(churchId, `alert-${kind}`, today, now))) return;
    const holders = await listHolders(tx, churchId, can.editDonations);
    for (const personId of holders) {
      const to = await stores.sentEmails.recipient(churchId, personId);
      if (!to?.hasPassword) continue;
      const t = await context.translatorFor(to.language);
      await context.emails.post(tx, render({ t, to, portal: context.appUrls.portal }));
    }
  });
}
