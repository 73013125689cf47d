import { type Cents, dollarsOf } from "@offertory/contract";
import type { ErrorCode } from "@offertory/i18n/errors";
import { Refusal, refusal } from "../../platform/errors/refusal.ts";

/** The payment provider's own words where it has some, and ours where it has none. */
const inTheirWords = (code: ErrorCode) =>
  class extends Refusal {
    readonly kind = "refused";
    constructor(reason: string) {
      super(code);
      if (reason) this.message = reason;
    }
  };

export const FundNotFound = refusal("missing", "fund-not-found");
export const FundNameBlank = refusal("invalid", "fund-name-blank");
export const FundNameTaken = refusal("conflict", "fund-name-taken");
export const GatewayNotFound = refusal("missing", "gateway-not-found");

/** A key that is none, a public one in the place of a private one, or two that are not of one kind. */
export const GatewayKeyInvalid = refusal("invalid", "gateway-key-invalid");

/** Production has no sandbox: real donors would give nothing. */
export const NoSandboxHere = refusal("refused", "gateway-no-sandbox");
export const AmountInvalid = refusal("invalid", "amount-invalid");

/** The minimum of every form. */
export const GiftTooSmall = refusal("invalid", "gift-too-small");

/** What the funds get and what is paid are further apart than a fee can be. */
export const GiftSumsDiffer = refusal("invalid", "gift-sums-differ");

/** The donor saw another total than the one that would be saved: nothing is, and the screen asks once more. */
export class GiftTotalChanged extends Refusal {
  readonly kind = "conflict";
  override readonly values: Record<string, string>;
  constructor(total: Cents) {
    super("gift-total-changed");
    this.values = { total: dollarsOf(total).toFixed(2) };
  }
}
export const MethodNotFound = refusal("missing", "method-not-found");
/** The provider keeps the schedule under another of its customers, whose cards alone can pay it. */
export const MethodOfOtherCustomer = refusal("invalid", "method-of-other-customer");

/** The same key came with another gift: which of the two is meant, nobody can say. */
export const KeyUsedOtherwise = refusal("conflict", "gift-key-used");

/** The payment provider's own words where it has some. */
export const GiftFailed = inTheirWords("gift-failed");
export const CardRefused = inTheirWords("card-refused");
export const PaymentsUnavailable = refusal("unavailable", "payments-unavailable");
export const PersonNotKnown = refusal("missing", "person-not-found");
export const DonationNotFound = refusal("missing", "donation-not-found");

/** Cash and checks are given back by hand, and what is in dispute is not ours to give. */
export const RefundImpossible = refusal("refused", "refund-impossible");
export const RefundTooLarge = refusal("invalid", "refund-too-large");
export const CardExpiryBlank = refusal("invalid", "card-expiry-blank");
export const CardExpiryInvalid = refusal("invalid", "card-expiry-invalid");

/** As the payment provider says it, where it says anything. */
export const CardNotChanged = inTheirWords("card-not-changed");
export const BankNotSaved = inTheirWords("bank-not-saved");
export const BankNotChanged = inTheirWords("bank-not-changed");
export const BankNotVerified = inTheirWords("bank-not-verified");
export const BankHolderBlank = refusal("invalid", "bank-holder-blank");
export const BankDepositsMissing = refusal("invalid", "bank-deposits-missing");

/** Nobody has shown yet that the account is the donor's. */
export const BankUnverified = refusal("refused", "bank-unverified");

/** A recurring gift is paid with it. */
export const MethodInUse = refusal("conflict", "method-in-use");
export const SubscriptionNotFound = refusal("missing", "subscription-not-found");
export const StartDateInvalid = refusal("invalid", "start-date-invalid");

/** The account at the payment provider may not keep cards, or this gift's card was not kept. */
export const RecurringNotOffered = refusal("refused", "recurring-not-offered");
export const GiftNotFound = refusal("missing", "gift-not-found");

/** Without an account, and without a captcha that was solved for this: no gift. */
export const CaptchaNeeded = refusal("refused", "captcha-needed");
export const ChurchNotKnown = refusal("missing", "church-not-found");
export const GuestEmailMissing = refusal("invalid", "email-missing");
export const GuestEmailInvalid = refusal("invalid", "email-invalid");

/** The church's account may not keep cards: a gift can be given with it, and nothing recurring. */
export const CardsNotSaved = refusal("refused", "cards-not-saved");
export const BatchNotFound = refusal("missing", "batch-not-found");

/** Counted and closed, or made for online gifts: nothing is put into it by hand. */
export const BatchClosed = refusal("conflict", "batch-closed");
export const BatchNotEmpty = refusal("conflict", "batch-not-empty");
export const BatchOnline = refusal("refused", "batch-online");
export const DateInvalid = refusal("invalid", "date-invalid");

/** It came through a payment provider, or was voided: there is nothing to correct. */
export const DonationFixed = refusal("refused", "donation-fixed");
export const CursorInvalid = refusal("invalid", "cursor-invalid");
export const ReconciliationNotFound = refusal("missing", "reconciliation-not-found");
export const LedgerCheckNotFound = refusal("missing", "ledger-check-not-found");
export const HouseholdNotKnown = refusal("missing", "household-not-found");
export const StatementRunNotFound = refusal("missing", "statement-run-not-found");

/** Two mailings of one year at once would send everybody two emails. */
export const MailingUnderWay = refusal("conflict", "statement-run-under-way");

/** Nobody with an address is left to be mailed. */
export const NobodyToMail = refusal("refused", "statement-nobody-to-mail");
export const NobodyToPrint = refusal("missing", "statement-nobody-to-print");
