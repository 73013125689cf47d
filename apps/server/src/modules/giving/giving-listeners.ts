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
import {
  sendRecurringChanged,
  sendRecurringCompleted,
  sendRenewalFailed,
  endChurchSubscriptions,
  recurringChanged,
  recurringCompleted,
  renewalFailed,
} from "../recurring/index.ts";
import { forgetDeclarations, moveDeclarations } from "../gift-aid/index.ts";
import { forgetStatementEmails, moveStatementEmails } from "../statements/index.ts";
import type { Giving } from "./giving.ts";
import { onPeopleMerged } from "./person-data/on-people-merged.ts";
import { onPersonErased } from "./person-data/on-person-erased.ts";

/** The events that giving subscribes to, its own among them. */
export const givingListeners = (context: Giving): Subscriber[] => [
  subscribe(personErased, "giving", (event) => onPersonErased(context, event)),
  subscribe(peopleMerged, "giving", (event) => onPeopleMerged(context, event)),
  subscribe(personErased, "statements", (event) => forgetStatementEmails(context, event)),
  subscribe(peopleMerged, "statements", (event) => moveStatementEmails(context, event)),
  subscribe(personErased, "gift-aid", (event) => forgetDeclarations(context, event)),
  subscribe(peopleMerged, "gift-aid", (event) => moveDeclarations(context, event)),
  subscribe(churchCloses, "recurring-gifts", ({ churchId }) => endChurchSubscriptions(context, churchId)),
  subscribe(churchErased, "ledger-notes", ({ churchId }) => context.checkpointNotes.forget(churchId)),
  subscribe(giftEnded, "receipt", (event) => sendReceipt(context, event)),
  subscribe(renewalFailed, "donor-email", (event) => sendRenewalFailed(context, event)),
  subscribe(recurringChanged, "donor-email", (event) => sendRecurringChanged(context, event)),
  subscribe(recurringCompleted, "donor-email", (event) => sendRecurringCompleted(context, event)),
  subscribe(cardTestingSeen, "alert", (event) => alertOfCardTesting(context, event)),
  subscribe(disputeMoved, "alert", async (event) => {
    if (event.status === "open" || event.status === "inquiry") await alertOfDispute(context, event);
  }),
  subscribe(disputeMoved, "donor-email", async (event) => {
    if (event.status === "lost") await sendChargedBackEmail(context, event);
  }),
  subscribe(refundMoved, "donor-email", (event) => sendRefundEmail(context, event)),
  subscribe(booksDiffer, "alert", (event) => alertOfDifference(context, event)),
  subscribe(orderEnded, "ordered-cards", (event) => keepOrderedCard(context, event)),
];
