import type { Visitors } from "../visitors.ts";
import { hashCaptchaToken } from "../captcha-tokens/hash-captcha-token.ts";

/**
 * Returns whether a captcha token admits this submission, such as a form. It admits one submission and the same one
 * again, and in addition one gift.
 */
export const admitOnce = (
  context: Pick<Visitors, "guests" | "now">,
  { captchaToken, subject }: { captchaToken: string; subject: string },
): Promise<boolean> => context.guests.spendOnce(hashCaptchaToken(captchaToken), subject, context.now());
