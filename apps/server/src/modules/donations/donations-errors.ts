import { refusal } from "../../platform/errors/refusal.ts";

/** The minimum of every form. */
export const GiftTooSmall = refusal("invalid", "gift-too-small");

/** What the funds get and what is paid are further apart than a fee can be. */
export const GiftSumsDiffer = refusal("invalid", "gift-sums-differ");
export const PersonNotKnown = refusal("missing", "person-not-found");
export const DonationNotFound = refusal("missing", "donation-not-found");
export const BatchNotFound = refusal("missing", "batch-not-found");

/** Counted and closed, or made for online gifts: nothing is put into it by hand. */
export const BatchClosed = refusal("conflict", "batch-closed");
export const BatchNotEmpty = refusal("conflict", "batch-not-empty");
export const BatchOnline = refusal("refused", "batch-online");
export const DateInvalid = refusal("invalid", "date-invalid");

/** It came through a payment provider, or was voided: there is nothing to correct. */
export const DonationFixed = refusal("refused", "donation-fixed");
export const CursorInvalid = refusal("invalid", "cursor-invalid");
