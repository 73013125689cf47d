import { guardPaymentAttempt, type AttemptOutcome } from "../../visitors/index.ts";
import { type Donor, hideReason, type PaymentSource } from "../../payments/index.ts";
import type { Recurring } from "../recurring.ts";
import type { Subscription } from "../subscription.ts";
import type { SubscriptionStatus } from "../store/subscription-tables.ts";

const OUTCOMES: Record<SubscriptionStatus, AttemptOutcome> = {
  active: "good",
  past_due: "unsure",
  incomplete: "unsure",
  cancelled: "declined",
};

/** Starts a recurring gift, unless its card, donor, captcha token, network or church has had too many declines. */
export async function guardSubscriptionAttempt(
  context: Recurring,
  { churchId, personId, guest }: Donor,
  { fingerprint, address }: Pick<PaymentSource, "fingerprint"> & { address: string },
  begin: () => Promise<Subscription>,
): Promise<Subscription> {
  const who = guest?.email ?? `${churchId} ${personId}`;
  const attempt = {
    churchId,
    step: "charge" as const,
    address,
    who,
    captchaTokenId: guest?.captchaTokenId ?? null,
    fingerprint,
  };
  const begun = await guardPaymentAttempt(
    context,
    attempt,
    begin,
    // A gift that starts later has paid nothing yet, so its card is neither good nor declined.
    ({ status, beginsAt }) => (beginsAt ? "unsure" : OUTCOMES[status]),
    ({ id }) => id,
  );
  if (guest && begun.status === "cancelled") await context.guests.endCaptchaToken(guest.captchaTokenId);
  // The reason of a decline would help a card tester, so all guests get the same answer.
  return guest ? hideReason(begun, "cancelled") : begun;
}
