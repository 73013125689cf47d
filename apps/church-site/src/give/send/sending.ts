/** The code that is needed only for giving; loaded when somebody starts to give. */
export { openVisitorCard } from "../card/open-visitor-card.ts";
export { askBank } from "@offertory/giving-client/card-entry";
export { passCaptcha } from "@offertory/giving-client/pass-captcha";
export { sendGift } from "@offertory/giving-client/gift";
export { restoreVisitorDraft } from "../draft/restore-draft.ts";
export { Checking } from "../checking.tsx";
export { describeFailure } from "../describe-failure.ts";
export { ThankYou } from "../thank-you.tsx";
export { ExpressButtons } from "../parts/express-buttons.tsx";
export { FundLines } from "../parts/fund-lines.tsx";
export { RecurringFields } from "../parts/recurring-fields.tsx";
export { giveNow } from "./give-now.ts";
export { visitorGifts } from "./visitor-gifts.ts";
