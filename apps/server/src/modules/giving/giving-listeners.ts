import { listen, type Listener } from "../../platform/jobs/events.ts";
import { churchCloses, churchErased } from "../churches/index.ts";
import { peopleMerged, personErased } from "../people/index.ts";
import { giftEnded, orderEnded } from "./gift-ended.ts";
import type { Giving } from "./giving.ts";
import { booksDiffer, disputeMoved, refundMoved } from "./books-news.ts";
import { cardTestingSeen } from "./defence/card-testing-seen.ts";
import { alertOfCardTesting, alertOfDifference, alertOfDispute } from "./letters/alert-staff.ts";
import { sendChargedBackEmail } from "./letters/send-charged-back-email.ts";
import { sendReceipt } from "./letters/send-receipt.ts";
import { sendRefundEmail } from "./letters/send-refund-email.ts";
import { sendRenewalFailed } from "./letters/send-renewal-failed.ts";
import { keepOrderedCard } from "./orders/keep-ordered-card.ts";
import { hearPeopleMerged } from "./people/hear-people-merged.ts";
import { hearPersonErased } from "./people/hear-person-erased.ts";
import { forgetLetters, moveLetters } from "./statements/follow-people.ts";
import { endChurchSubscriptions } from "./subscriptions/end-church-subscriptions.ts";
import { renewalFailed } from "./subscriptions/renewal-failed.ts";

/** What giving does when it hears news, of others or its own. */
export const givingListeners = (giving: Giving): Listener[] => [
  listen(personErased, "giving", (news) => hearPersonErased(giving, news)),
  listen(peopleMerged, "giving", (news) => hearPeopleMerged(giving, news)),
  listen(personErased, "statements", (news) => forgetLetters(giving, news)),
  listen(peopleMerged, "statements", (news) => moveLetters(giving, news)),
  listen(churchCloses, "recurring-gifts", ({ churchId }) => endChurchSubscriptions(giving, churchId)),
  listen(churchErased, "ledger-notes", ({ churchId }) => giving.sealNotes.forget(churchId)),
  listen(giftEnded, "receipt", (news) => sendReceipt(giving, news)),
  listen(renewalFailed, "letter", (news) => sendRenewalFailed(giving, news)),
  listen(cardTestingSeen, "alert", (news) => alertOfCardTesting(giving, news)),
  listen(disputeMoved, "alert", async (news) => {
    if (news.status === "open" || news.status === "inquiry") await alertOfDispute(giving, news);
  }),
  listen(disputeMoved, "donor-email", async (news) => {
    if (news.status === "lost") await sendChargedBackEmail(giving, news);
  }),
  listen(refundMoved, "donor-email", (news) => sendRefundEmail(giving, news)),
  listen(booksDiffer, "alert", (news) => alertOfDifference(giving, news)),
  listen(orderEnded, "ordered-cards", (news) => keepOrderedCard(giving, news)),
];
