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
import { sendRenewalFailed } from "./subscription-emails/send-renewal-failed.ts";
import { keepOrderedCard } from "./orders/keep-ordered-card.ts";
import { onPeopleMerged } from "./person-data/on-people-merged.ts";
import { onPersonErased } from "./person-data/on-person-erased.ts";
import { forgetStatementEmails, moveStatementEmails } from "./statements/follow-people.ts";
import { endChurchSubscriptions } from "./subscriptions/end-church-subscriptions.ts";
import { renewalFailed } from "./subscriptions/renewal-failed.ts";

/** The events that giving subscribes to, its own among them. */
export const givingListeners = (giving: Giving): Subscriber[] => [
  subscribe(personErased, "giving", (event) => onPersonErased(giving, event)),
  subscribe(peopleMerged, "giving", (event) => onPeopleMerged(giving, event)),
  subscribe(personErased, "statements", (event) => forgetStatementEmails(giving, event)),
  subscribe(peopleMerged, "statements", (event) => moveStatementEmails(giving, event)),
  subscribe(churchCloses, "recurring-gifts", ({ churchId }) => endChurchSubscriptions(giving, churchId)),
  subscribe(churchErased, "ledger-notes", ({ churchId }) => giving.checkpointNotes.forget(churchId)),
  subscribe(giftEnded, "receipt", (event) => sendReceipt(giving, event)),
  subscribe(renewalFailed, "letter", (event) => sendRenewalFailed(giving, event)),
  subscribe(cardTestingSeen, "alert", (event) => alertOfCardTesting(giving, event)),
  subscribe(disputeMoved, "alert", async (event) => {
    if (event.status === "open" || event.status === "inquiry") await alertOfDispute(giving, event);
  }),
  subscribe(disputeMoved, "donor-email", async (event) => {
    if (event.status === "lost") await sendChargedBackEmail(giving, event);
  }),
  subscribe(refundMoved, "donor-email", (event) => sendRefundEmail(giving, event)),
  subscribe(booksDiffer, "alert", (event) => alertOfDifference(giving, event)),
  subscribe(orderEnded, "ordered-cards", (event) => keepOrderedCard(giving, event)),
];
