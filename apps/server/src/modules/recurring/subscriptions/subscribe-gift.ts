import { randomUUID } from "node:crypto";
import type { Gift, GiftAnswer } from "@offertory/contract";
import { sha256OfList } from "../../../platform/hashing/sha256.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import { unitsFor } from "../../../platform/money/church-money.ts";
import { toShareRows } from "../../funds/index.ts";
import { orGiveBack, findOrAddDonor, type Asked, type Donor, resolveGift } from "../../payments/index.ts";
import type { Recurring } from "../recurring.ts";
import { answerSubscription } from "./answer-subscription.ts";
import { runDueSubscription } from "../schedule/run-due-subscriptions.ts";
import { awaitBeginning } from "./await-beginning.ts";
import { readRhythm } from "./read-rhythm.ts";
import { startSubscription } from "../schedule/start-subscription.ts";
import { watchBeginning } from "./watch-beginning.ts";
import { findScheduleOwner } from "../schedule/schedule-owner.ts";

const FIRST_LOOK_MS = 60_000;
const DAY_MS = 86_400_000;

/** Starts a recurring gift: inserts the subscription, calls the provider, and records the outcome. */
export async function subscribeGift(
  context: Recurring,
  gift: Gift,
  caller: Caller | null,
  asked: Asked,
): Promise<GiftAnswer> {
  const giver = await findOrAddDonor(context, gift, caller, { ...asked, recurring: true });
  const { wanted, funds, fingerprint } = await orGiveBack(context, giver, () => read(context, giver, gift));
  const watched = { fingerprint, address: asked.address };
  const begun = await watchBeginning(context, giver, watched, async () => {
    const sentKey = asked.key ?? null;
    const { subscription, fresh } = await startSubscription(context, { ...wanted, sentKey }, funds);
    return fresh ? runDueSubscription(context, subscription) : awaitBeginning(context, subscription);
  });
  return answerSubscription(begun);
}

/** Checks the request and builds the subscription's row, without writing anything. */
async function read(context: Recurring, giver: Donor, gift: Gift) {
  const { churchId, personId } = giver;
  const resolved = await resolveGift(context, giver, gift);
  const { gateway, paymentSource, funds } = resolved;
  const amount = unitsFor(churchId, resolved.amount);
  const coveredFee = unitsFor(churchId, resolved.coveredFee);
  const rhythm = await readRhythm(context, churchId, gift);
  const { id, type, name, last4, customerId, fingerprint } = paymentSource;
  const { intervalUnit, intervalCount, firstDay, beginsAt } = rhythm;
  // Hashes the requested day, not the resulting one, so that a repeat after midnight is still the same gift.
  const askedDay = Math.floor((gift.billing_cycle_anchor ?? 0) / DAY_MS);
  const shares = toShareRows(churchId, funds);
  const held = [amount, shares, gateway.id, fingerprint || id, intervalUnit, intervalCount, askedDay];
  const wanted = {
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
    notes: gift.notes?.trim() ?? "",
    ...rhythm,
    dueOn: firstDay,
    nextDue: beginsAt,
    status: "incomplete" as const,
    createdAt: context.now(),
    checkAt: new Date(context.now().getTime() + FIRST_LOOK_MS),
  };
  return { wanted, funds, fingerprint };
}
