import { subscribe, type Subscriber } from "../../platform/jobs/events.ts";
import { churchCloses, churchErased } from "../churches/index.ts";
import { peopleMerged, personErased } from "../people/index.ts";
import { giftEnded, orderEnded } from "./gift-ended.ts";
import type { Giving } from "./giving.ts";
import { booksDiffer, disputeMoved, refundMoved } from "./ledger-events.ts";
import { cardTestingSeen } from "./card-testing/card-testing-seen.ts";
import { alertOfCardTesting, alertOfDifference, alertOfDispute } from "./emails/alert-staff.ts";
import { sendChargedBackEmail } from "./emails/send-charged-back-email.ts";
import { sendReceipt } from "./emails/send-receipt.ts";
import { sendRefundEmail } from "./emails/send-refund-email.ts";
import { sendRenewalFailed } from "./emails/send-renewal-failed.ts";
import { keepOrderedCard } from "./orders/keep-ordered-card.ts";
import { onPeopleMerged } from "./people/on-people-merged.ts";
import { onPersonErased } from "./people/on-person-erased.ts";
import { forgetStatementEmails, moveStatementEmails } from "./statements/follow-people.ts";
import { endChurchSubscriptions } from "./subscriptions/end-church-subscriptions.ts";
import { renewalFailed } from "./subscriptions/renewal-failed.ts";

/** What giving does when it hears news, of others or its own. */
export const givingListeners = (giving: Giving): Subscriber[] => [
  subscribe(personErased, "giving", (news) => onPersonErased(giving, news)),
  subscribe(peopleMerged, "giving", (news) => onPeopleMerged(giving, news)),
  subscribe(personErased, "statements", (news) => forgetStatementEmails(giving, news)),
  subscribe(peopleMerged, "statements", (news) => moveStatementEmails(giving, news)),
  subscribe(churchCloses, "recurring-gifts", ({ churchId }) => endChurchSubscriptions(giving, churchId)),
  subscribe(churchErased, "ledger-notes", ({ churchId }) => giving.checkpointNotes.forget(churchId)),
  subscribe(giftEnded, "receipt", (news) => sendReceipt(giving, news)),
  subscribe(renewalFailed, "email", (news) => sendRenewalFailed(giving, news)),
  subscribe(cardTestingSeen, "alert", (news) => alertOfCardTesting(giving, news)),
  subscribe(disputeMoved, "alert", async (news) => {
    if (news.status === "open" || news.status === "inquiry") await alertOfDispute(giving, news);
  }),
  subscribe(disputeMoved, "donor-email", async (news) => {
    if (news.status === "lost") await sendChargedBackEmail(giving, news);
  }),
  subscribe(refundMoved, "donor-email", (news) => sendRefundEmail(giving, news)),
  subscribe(booksDiffer, "alert", (news) => alertOfDifference(giving, news)),
  subscribe(orderEnded, "ordered-cards", (news) => keepOrderedCard(giving, news)),
];
