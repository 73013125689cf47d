import { refusal } from "../../platform/errors/refusal.ts";

/** Without an account, and without a captcha that was solved for this: no gift. */
export const CaptchaNeeded = refusal("refused", "captcha-needed");
