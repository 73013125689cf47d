export { type Ending, followGift } from "./follow-gift.ts";
export * from "./send-gift.ts";
