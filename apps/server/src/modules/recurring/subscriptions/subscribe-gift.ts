import { randomUUID } from "node:crypto";
import type { Gift, GiftAnswer } from "@offertory/contract";
import { sha256OfList } from "../../../platform/hashing/sha256.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import { unitsFor } from "../../../platform/money/church-money.ts";
import { toFundLineRows } from "../../funds/index.ts";
import { releaseCaptchaOnError, findOrAddDonor, type Asked, type Donor, resolveGift } from "../../payments/index.ts";
import type { Recurring } from "../recurring.ts";
import { answerSubscription } from "./answer-subscription.ts";
import { runDueSubscription } from "../schedule/run-due-subscriptions.ts";
import { waitForStart } from "./wait-for-start.ts";
import { readGiftSchedule } from "./read-gift-schedule.ts";
import { startSubscription } from "../schedule/start-subscription.ts";
import { guardSubscriptionAttempt } from "./guard-subscription-attempt.ts";
import { findScheduleOwner } from "../schedule/schedule-owner.ts";

const FIRST_CHECK_MS = 60_000;
const DAY_MS = 86_400_000;

/** Starts a recurring gift: inserts the subscription, calls the provider, and records the outcome. */
export async function subscribeGift(
  context: Recurring,
  gift: Gift,
  caller: Caller | null,
  request: Asked,
): Promise<GiftAnswer> {
  const donor = await findOrAddDonor(context, gift, caller, { ...request, recurring: true });
  const { newSubscription, funds, fingerprint } = await releaseCaptchaOnError(context, donor, () =>
    read(context, donor, gift),
  );
  const attempt = { fingerprint, address: request.address };
  const begun = await guardSubscriptionAttempt(context, donor, attempt, async () => {
    const sentKey = request.key ?? null;
    const { subscription, fresh } = await startSubscription(context, { ...newSubscription, sentKey }, funds);
    return fresh ? runDueSubscription(context, subscription) : waitForStart(context, subscription);
  });
  return answerSubscription(begun);
}

/** Checks the request and builds the subscription's row, without writing anything. */
async function read(context: Recurring, donor: Donor, gift: Gift) {
  const { churchId, personId } = donor;
  const resolved = await resolveGift(context, donor, gift);
  const { gateway, paymentSource, funds } = resolved;
  const amount = unitsFor(churchId, resolved.amount);
  const coveredFee = unitsFor(churchId, resolved.coveredFee);
  const schedule = await readGiftSchedule(context, churchId, gift);
  const { id, type, name, last4, customerId, fingerprint } = paymentSource;
  const { intervalUnit, intervalCount, firstDay, beginsAt } = schedule;
  // Hashes the requested day, not the resulting one, so that a repeat after midnight is still the same gift.
  const askedDay = Math.floor((gift.billing_cycle_anchor ?? 0) / DAY_MS);
  const lines = toFundLineRows(churchId, funds);
  const held = [amount, lines, gateway.id, fingerprint || id, intervalUnit, intervalCount, askedDay];
  const newSubscription = {
    churchId,
    id: context.newId(),
    gatewayId: gateway.id,
    provider: gateway.provider,
    scheduleOwner: await findScheduleOwner(context, gateway, paymentSource, beginsAt),
    personId,
    requestHash: sha256OfList(held),
    providerKey: randomUUID(),
    customerId,
    methodId: id,
    methodType: type,
    methodName: name,
    methodLast4: last4,
    amount,
    coveredFee,
    currency: resolved.amount.currency,
    notes: gift.notes?.trim() ?? "",
    campaign: gift.campaign?.trim() ?? null,
    ...schedule,
    dueOn: firstDay,
    nextDue: beginsAt,
    status: "incomplete" as const,
    createdAt: context.now(),
    checkAt: new Date(context.now().getTime() + FIRST_CHECK_MS),
  };
  return { newSubscription, funds, fingerprint };
}
