export type { Ending } from "./follow-gift.ts";
export * from "./send-gift.ts";
