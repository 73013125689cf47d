import type { Donor } from "../donors/find-or-add-donor.ts";
import type { Payments } from "../payments.ts";
import type { IntentStatus } from "../intents/intent-status.ts";
import type { Intent } from "../intents/intent.ts";
import type { Payment } from "../intents/take-payment.ts";
import { type AttemptOutcome, guardPaymentAttempt } from "../../visitors/index.ts";

const OUTCOMES: Record<IntentStatus, AttemptOutcome> = {
  created: "unsure",
  processing: "unsure",
  requires_action: "unsure",
  succeeded: "good",
  failed: "declined",
  cancelled: "unsure",
};

/** Makes a guest's captcha token usable again when `work` throws, because no provider was called yet. */
export async function releaseCaptchaOnError<Result>(
  context: Pick<Payments, "guests">,
  { guest }: Donor,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (guest?.spentOn) await context.guests.unspendGift(guest.captchaTokenId, guest.spentOn);
    throw error;
  }
}

/** Takes a payment, unless its card, donor, captcha token, network or church has had too many declines. */
export async function guardGiftAttempt(
  context: Payments,
  { churchId, personId, guest }: Donor,
  { paymentSource, address }: Pick<Payment, "paymentSource" | "address">,
  take: () => Promise<Intent>,
): Promise<Intent> {
  const who = guest?.email ?? `${churchId} ${personId}`;
  const { fingerprint } = paymentSource;
  const attempt = {
    churchId,
    step: "charge" as const,
    address,
    who,
    captchaTokenId: guest?.captchaTokenId ?? null,
    fingerprint,
  };
  const intent = await guardPaymentAttempt(
    context,
    attempt,
    take,
    ({ status }) => OUTCOMES[status],
    ({ id }) => id,
  );
  if (guest && intent.status === "failed") await context.guests.endCaptchaToken(guest.captchaTokenId);
  return intent;
}
