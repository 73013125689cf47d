import { refusal } from "../../platform/errors/refusal.ts";

/** The caller has neither an account nor a captcha token that admits this request. */
export const CaptchaNeeded = refusal("refused", "captcha-needed");
