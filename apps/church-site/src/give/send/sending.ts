/** All that is needed only once somebody gives. It is fetched when they begin to. */
export { confirmAtBank } from "../card/confirm-at-bank.ts";
export { openStripeEntry } from "../card/stripe-entry.ts";
export { restoreDraft } from "../draft/restore-draft.ts";
export { Checking } from "../checking.tsx";
export { ThankYou } from "../thank-you.tsx";
export { passCaptcha } from "./captcha.ts";
export { FundShares } from "../parts/fund-shares.tsx";
export { giveNow } from "./give-now.ts";
export { sendGift } from "./send-gift.ts";
export { visitorGifts } from "./visitor-gifts.ts";
