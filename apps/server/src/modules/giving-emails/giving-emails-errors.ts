import { refusal } from "../../platform/errors/refusal.ts";

/** Only an online donation that counts has a receipt, and only a donor with an email address gets one. */
export const ReceiptNotSendable = refusal("refused", "receipt-not-sendable");
