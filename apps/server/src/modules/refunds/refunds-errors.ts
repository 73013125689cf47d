import { refusal } from "../../platform/errors/refusal.ts";

/** Cash and checks are given back by hand, and a disputed, refunded or charged-back donation cannot be refunded. */
export const RefundImpossible = refusal("refused", "refund-impossible");
export const RefundTooLarge = refusal("invalid", "refund-too-large");
