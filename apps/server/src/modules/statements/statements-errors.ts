import { refusal } from "../../platform/errors/refusal.ts";

export const HouseholdNotKnown = refusal("missing", "household-not-found");
export const StatementRunNotFound = refusal("missing", "statement-run-not-found");

/** Two mailings of one year at once would send everybody two emails. */
export const MailingUnderWay = refusal("conflict", "statement-run-under-way");

/** No donor with an email address is left who was not sent the statement. */
export const NobodyToMail = refusal("refused", "statement-nobody-to-mail");
export const NobodyToPrint = refusal("missing", "statement-nobody-to-print");
