/** All that is needed only once somebody gives. It is fetched when they begin to. */
export { confirmAtBank } from "../card/confirm-at-bank.ts";
export { openStripeEntry } from "../card/stripe-entry.ts";
export { Checking } from "../checking.tsx";
export { ThankYou } from "../thank-you.tsx";
export { passCaptcha } from "./captcha.ts";
export { bodyOf, sharesOf, summaryOf } from "./describe-gift.ts";
export { sendGift } from "./send-gift.ts";
