import { refusal } from "../../platform/errors/refusal.ts";

/** Cash and checks are given back by hand, and what is in dispute is not ours to give. */
export const RefundImpossible = refusal("refused", "refund-impossible");
export const RefundTooLarge = refusal("invalid", "refund-too-large");
