import type { Gift, GiftAnswer } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { releaseCaptchaOnError, guardGiftAttempt } from "./guard-gift-attempt.ts";
import type { Payments } from "../payments.ts";
import { takePayment } from "../intents/take-payment.ts";
import { payerTokenOf } from "../purposes/payer-token.ts";
import { answerGift } from "../intents/answer-gift.ts";
import { hideReason } from "../intents/hide-reason.ts";
import { findOrAddDonor, type Asked } from "../donors/find-or-add-donor.ts";
import { resolveGift } from "./resolve-gift.ts";

/** Charges a one-time gift: resolves donor, payment source and amount, then takes the payment. */
export async function chargeGift(
  context: Payments,
  gift: Gift,
  caller: Caller | null,
  request: Asked,
): Promise<GiftAnswer> {
  const donor = await findOrAddDonor(context, gift, caller, request);
  const { key: sentKey, address } = request;
  const payment = await releaseCaptchaOnError(context, donor, async () => {
    const resolved = await resolveGift(context, donor, gift);
    const notes = gift.notes?.trim() ?? "";
    const purpose = context.purposeOf(gift);
    const campaign = gift.campaign?.trim() ?? null;
    return { ...resolved, personId: donor.personId, notes, campaign, sentKey: sentKey ?? null, address, purpose };
  });
  const intent = await guardGiftAttempt(context, donor, payment, () => takePayment(context, payment));
  const shown = donor.isGuest ? hideReason(intent, "failed") : intent;
  return { ...answerGift(shown), payerToken: payerTokenOf(context, intent) };
}
