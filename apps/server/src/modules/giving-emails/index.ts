export { alertOfCardTesting, alertOfDifference, alertOfDispute } from "./alert-staff.ts";
export type { GivingEmailsTables } from "./giving-emails-tables.ts";
export { type GivingEmails, openGivingEmails } from "./giving-emails.ts";
export { RESEND_RECEIPT, resendReceipts, sendReceiptAgain } from "./resend-receipts.ts";
export { resendReceipt } from "./resend-receipt.ts";
export { sendChargedBackEmail } from "./send-charged-back-email.ts";
export { sendReceipt } from "./send-receipt.ts";
export { sendRefundEmail } from "./send-refund-email.ts";
