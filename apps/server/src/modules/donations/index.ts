export type { Sums } from "./church-donations/donation-sums.ts";
export { findTaxRules, fillLine, fillLines, type FoundTaxRules } from "./tax-rules/find-tax-rules.ts";
export { eligibleInWords } from "./tax-rules/german-amount.ts";
export { type ChurchLetterhead, LETTERHEAD_COLUMNS } from "./sent-emails/church-letterhead.ts";
export { findDonations } from "./church-donations/find-donations.ts";
export { isDay } from "./church-donations/is-day.ts";
export { checkDays } from "./church-donations/list-church-donations.ts";
export { readSelection } from "./church-donations/read-selection.ts";
export { readCursor, writeCursor } from "./church-donations/page-cursor.ts";
export {
  CursorInvalid,
  DateInvalid,
  DonationNotFound,
  GiftSumsDiffer,
  GiftTooSmall,
  PersonNotKnown,
  TooManySelected,
} from "./donations-errors.ts";
export type { DonationsTables } from "./donations-tables.ts";
export { type Donations, donationsStores, openDonations } from "./donations.ts";
export type { DonationRecord } from "./donations/donation-record.ts";
export type { DonationRow, DonationStore } from "./donations/donation-store.ts";
export { type ParsedGift, parseGift } from "./donations/parse-gift.ts";
export { writeDonation } from "./donations/write-donation.ts";
export {
  type SeenChurch,
  type SeenDonor,
  churchForServer,
  donationViewer,
  donorForServer,
  donorIn,
  mayChangeMethodsOf,
  mayChangeRecurringGiftsOf,
  maySeeDonationsOfOthers,
  seeChurchDonations,
  seeDonor,
  seeOwnDonations,
} from "./people/may-see-donations.ts";
export { openBatchesCard } from "./home/open-batches-card.ts";
export { describePaymentSource } from "./sent-emails/describe-payment-source.ts";
export type { Alert, EmailKind } from "./sent-emails/sent-email-kind.ts";
export { type ReceiptLine, type Recipient, recipientOf } from "./sent-emails/sent-email-store.ts";
export { notedDonations } from "./notes/noted-donations.ts";
export { donationTimeline } from "./people/donation-timeline.ts";
export { donationsRoutes } from "./donations-routes.ts";
