import { randomUUID } from "node:crypto";
import type { Gift, GiftAnswer } from "@offertory/contract";
import { sha256OfList } from "../../../platform/hashing/sha256.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import { unitsFor } from "../../../platform/money/church-money.ts";
import { toShareRows } from "../../funds/index.ts";
import { orGiveBack, findOrAddDonor, type Asked, type Donor, resolveGift } from "../../payments/index.ts";
import type { Recurring } from "../recurring.ts";
import { answerSubscription } from "./answer-subscription.ts";
import { runDueSubscription } from "./run-due-subscriptions.ts";
import { awaitBeginning } from "./await-beginning.ts";
import { readRhythm } from "./read-rhythm.ts";
import { startSubscription } from "./start-subscription.ts";
import { watchBeginning } from "./watch-beginning.ts";
import { findScheduleOwner } from "./schedule-owner.ts";

const FIRST_LOOK_MS = 60_000;
const DAY_MS = 86_400_000;

/** Begins a recurring gift: write it down, ask for it to begin, write down what happened. */
export async function subscribeGift(
  giving: Recurring,
  gift: Gift,
  caller: Caller | null,
  asked: Asked,
): Promise<GiftAnswer> {
  const giver = await findOrAddDonor(giving, gift, caller, { ...asked, recurring: true });
  const { wanted, funds, fingerprint } = await orGiveBack(giving, giver, () => read(giving, giver, gift));
  const watched = { fingerprint, address: asked.address };
  const begun = await watchBeginning(giving, giver, watched, async () => {
    const sentKey = asked.key ?? null;
    const { subscription, fresh } = await startSubscription(giving, { ...wanted, sentKey }, funds);
    return fresh ? runDueSubscription(giving, subscription) : awaitBeginning(giving, subscription);
  });
  return answerSubscription(begun);
}

/** Who gives, with what, how much and how often: nothing has happened yet. */
async function read(giving: Recurring, giver: Donor, gift: Gift) {
  const { churchId, personId } = giver;
  const resolved = await resolveGift(giving, giver, gift);
  const { gateway, paymentSource, funds } = resolved;
  const amount = unitsFor(churchId, resolved.amount);
  const coveredFee = unitsFor(churchId, resolved.coveredFee);
  const rhythm = await readRhythm(giving, churchId, gift);
  const { id, type, name, last4, customerId, fingerprint } = paymentSource;
  const { intervalUnit, intervalCount, firstDay, beginsAt } = rhythm;
  // The day that was asked for, and not the one that it came to: sent again after midnight, it is still the same gift.
  const askedDay = Math.floor((gift.billing_cycle_anchor ?? 0) / DAY_MS);
  const shares = toShareRows(churchId, funds);
  const held = [amount, shares, gateway.id, fingerprint || id, intervalUnit, intervalCount, askedDay];
  const wanted = {
    churchId,
    id: giving.newId(),
    gatewayId: gateway.id,
    provider: gateway.provider,
    keptBy: await findScheduleOwner(giving, gateway, paymentSource, beginsAt),
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
    createdAt: giving.now(),
    checkAt: new Date(giving.now().getTime() + FIRST_LOOK_MS),
  };
  return { wanted, funds, fingerprint };
}
