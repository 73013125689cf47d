import type { VisitorProof } from "../../../platform/identity/visitor-proof.ts";
import { spendCaptcha } from "../captcha/verify-captcha.ts";
import type { Visitors } from "../visitors.ts";
import { hashCaptchaToken } from "../captcha-tokens/hash-captcha-token.ts";
import { clientNetworkHash } from "../card-testing/client-network-hash.ts";

/**
 * Returns whether the visitor has solved a captcha. A solution is used up; a captcha token is not, because the gift
 * that follows needs it.
 */
export async function admitVisitor(
  context: Pick<Visitors, "guests" | "now" | "recaptcha" | "secret">,
  { captcha, captchaToken, address }: VisitorProof,
): Promise<boolean> {
  if (captcha) return spendCaptcha(context, captcha);
  const id = captchaToken ? hashCaptchaToken(captchaToken) : null;
  return context.guests.hasCaptchaToken({ id, networkHash: clientNetworkHash(context, address), now: context.now() });
}
