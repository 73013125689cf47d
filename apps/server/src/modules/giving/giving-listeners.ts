import { subscribe, type Subscriber } from "../../platform/jobs/events.ts";
import { churchCloses, churchErased } from "../churches/index.ts";
import { peopleMerged, personErased } from "../people/index.ts";
import { giftEnded, orderEnded, keepOrderedCard } from "../payments/index.ts";
import { booksDiffer } from "../audit/index.ts";
import { disputeMoved, refundMoved } from "../refunds/index.ts";
import { cardTestingSeen } from "../visitors/index.ts";
import {
  alertOfCardTesting,
  alertOfDifference,
  alertOfDispute,
  sendChargedBackEmail,
  sendReceipt,
  sendRefundEmail,
} from "../giving-emails/index.ts";
import { sendRenewalFailed, endChurchSubscriptions, renewalFailed } from "../recurring/index.ts";
import { forgetStatementEmails, moveStatementEmails } from "../statements/index.ts";
import type { Giving } from "./giving.ts";
import { onPeopleMerged } from "./person-data/on-people-merged.ts";
import { onPersonErased } from "./person-data/on-person-erased.ts";

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
