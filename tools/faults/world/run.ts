import { setTimeout as pause } from "node:timers/promises";
import { chargeGift, endSubscription, type Provider, refundDonation, subscribeGift } from "@offertory/contract";
import { GIFT_POINTS, REFUND_POINTS, SUBSCRIPTION_POINTS, WEBHOOK_POINTS } from "../points.ts";
import type { Random } from "../random.ts";
import { CRASHED, onStage } from "./crash.ts";
import { createGuest, type Guest } from "./create-guest.ts";
import type { TestChurch } from "./create-faults-church.ts";
import { type Card, type GiftTerms, type Way, WAYS } from "./payment-sources.ts";
import type { WebhookDelivery } from "./open-wire.ts";
import { call, type World } from "./open-world.ts";
import { FAULT_KINDS } from "./wire-faults.ts";

/** The answer that a donor got. `nothing` means no answer, or one that only reports a server error. */
export type Outcome = "succeeded" | "failed" | "open" | "refused" | "nothing";

export interface GiftOutcome {
  /** The gift's amount in cents, which identifies it. */
  amount: number;
  outcome: Outcome;
}

export interface Run {
  /** `--only <name>` plays this run alone again. */
  name: string;
  random: Random;
  world: World;
  church: TestChurch;
  outcomes: GiftOutcome[];
  /** What the donor pays with. */
  way: Way;
  /** Whether a guest gives, and not the church's member. */
  byGuest: boolean;
  /** The guest, once one has given. */
  guest?: Promise<Guest>;
  /** Whether a recurring gift was started. */
  recurring: boolean;
  /** The share of requests, webhooks and jobs that crash, from 0 to 1. */
  crashRate: number;
  /** When the provider's webhooks are delivered. */
  webhooks: "at-once" | "later" | "never";
}

export interface Sent {
  amount: number;
  key: string;
  card?: Card;
  /** How long the donor waits for an answer. */
  timeoutMs?: number;
}

const DONOR_TIMEOUT_MS = 6_000;

/** Sends a gift and returns the answer that the donor got. */
export async function give(
  run: Run,
  { amount, key, card = "good", timeoutMs = DONOR_TIMEOUT_MS }: Sent,
): Promise<Outcome> {
  const { church, random, world } = run;
  const app = random.pick(world.apps);
  const crashAt = random.chance(run.crashRate) ? random.pick(GIFT_POINTS) : null;
  const guest = await guestOf(run);
  const gift = await giftOf(church, { amount, key, card, way: run.way, guest });
  const sent = onStage({ crashAt }, () => call(app, chargeGift, { ...senderOf(run, guest, key), body: gift }));
  // The server continues, whether or not the donor still waits.
  sent.catch(() => {});
  const answer = await Promise.race([sent, pause(timeoutMs, null, { ref: false })]);
  const outcome = answer === null || answer === CRASHED ? "nothing" : readAnswer(answer);
  run.outcomes.push({ amount, outcome });
  return outcome;
}

/** Returns the guest of the run; null where the church's member gives. */
async function guestOf(run: Run): Promise<Guest | null> {
  if (!run.byGuest) return null;
  run.guest ??= createGuest(run.world);
  return run.guest;
}

function senderOf({ church }: Run, guest: Guest | null, key: string) {
  const headers = { ...guest?.headers, "idempotency-key": key };
  return guest ? { headers, address: guest.address } : { headers, token: church.donor.token() };
}

/** Draws what the donor of a run pays with. A bank account is saved before it pays, so only a member has one. */
export function drawDonor(provider: Provider, random: Random): Pick<Run, "way" | "byGuest"> {
  const way = random.pick(WAYS[provider]);
  return { way, byGuest: way !== "bank" && random.chance(0.4) };
}

/** Returns the request body of a gift. */
export async function giftOf({ churchId, fund, gateway, provider, paymentSource }: TestChurch, terms: GiftTerms) {
  const dollars = terms.amount / 100;
  return {
    churchId,
    provider,
    gatewayId: gateway.id,
    type: provider === "paypal" ? "paypal" : terms.way === "bank" ? "bank" : "card",
    id: await paymentSource(terms),
    amount: dollars,
    funds: [{ id: fund.id, amount: dollars }],
    // Accounts and wallets know who pays, so that a guest enters nothing.
    ...(terms.guest &&
      (terms.way === "card" || terms.save) && {
        person: { email: terms.guest.email, name: { first: "Gus", last: "Guest" } },
      }),
  };
}

export function readAnswer({ status, body }: { status: number; body: unknown }): Outcome {
  if (status >= 500) return "nothing";
  const read = typeof body === "object" && body !== null ? body : {};
  if ("code" in read) return read.code === "gift-failed" ? "failed" : "refused";
  return "paymentStatus" in read && read.paymentStatus === "succeeded" ? "succeeded" : "open";
}

/** Finds the donation of a gift by its amount; undefined where none is recorded yet. */
export async function findDonation({ church, world }: Run, amount: number) {
  const { rows } = await world.pool.query<{ id: string; chargeId: string }>(
    `select id, transaction_id as "chargeId" from donations where church_id = $1 and amount = $2`,
    [church.churchId, amount],
  );
  return rows[0];
}

/** Refunds a part of a gift or, without an amount, all that is left of it. */
export async function refund(run: Run, donationId: string, cents?: number): Promise<void> {
  const { church, random, world } = run;
  const app = random.pick(world.apps);
  const crashAt = random.chance(run.crashRate) ? random.pick(REFUND_POINTS) : null;
  const body = cents === undefined ? {} : { amount: cents / 100 };
  const sent = onStage({ crashAt }, () =>
    call(app, refundDonation, { token: church.treasurer.token(), params: { id: donationId }, body }),
  );
  sent.catch(() => {});
  await Promise.race([sent, pause(DONOR_TIMEOUT_MS, null, { ref: false })]);
}

export interface Recurring extends Sent {
  interval: "day" | "week" | "month";
}

/** Starts a recurring gift. */
export async function subscribe(run: Run, terms: Recurring): Promise<Outcome> {
  const { amount, key, interval, card = "good", timeoutMs = DONOR_TIMEOUT_MS } = terms;
  const { church, random, world } = run;
  const app = random.pick(world.apps);
  const crashAt = random.chance(run.crashRate) ? random.pick(SUBSCRIPTION_POINTS) : null;
  run.recurring = true;
  const guest = await guestOf(run);
  const body = {
    ...(await giftOf(church, { amount, key, card, way: run.way, guest, save: true })),
    interval: { interval, interval_count: 1 },
  };
  const sent = onStage({ crashAt }, () => call(app, subscribeGift, { ...senderOf(run, guest, key), body }));
  sent.catch(() => {});
  const answer = await Promise.race([sent, pause(timeoutMs, null, { ref: false })]);
  return answer === null || answer === CRASHED ? "nothing" : readAnswer(answer);
}

/** Cancels all recurring gifts of the church. */
export async function endRecurring({ world, church, random }: Run): Promise<void> {
  const { rows } = await world.pool.query<{ id: string }>(
    "select id from subscriptions where church_id = $1 and status <> 'cancelled'",
    [church.churchId],
  );
  for (const { id } of rows)
    await call(random.pick(world.apps), endSubscription, { token: church.treasurer.token(), params: { id } });
}

/** Adds random faults for the next calls of this church to the provider. */
export function addRandomFaults({ random, church }: Run, match: string, share = 0.6): void {
  if (!random.chance(share)) return;
  const count = random.between(1, 2);
  for (let fault = 0; fault < count; fault += 1) {
    // PayPal does not save error answers under an idempotency key.
    const kinds = FAULT_KINDS.filter((kind) => church.provider === "stripe" || !kind.startsWith("500-saved"));
    const kind = random.pick(kinds);
    church.faults.push({ kind, match, times: random.between(1, 4), delayMs: random.pick([0, 40, 150, 300]) });
  }
}

/** Delivers a webhook at the time of its signature. Returns whether it was accepted. */
export async function deliver(run: Run, delivery: WebhookDelivery): Promise<boolean> {
  const { random, world } = run;
  const app = random.pick(world.apps);
  const crashAt = random.chance(run.crashRate) ? random.pick(WEBHOOK_POINTS) : null;
  const signed = Number(/^t=(\d+)/.exec(delivery.headers["stripe-signature"] ?? "")?.[1] ?? 0) * 1000;
  const now = signed > 0 ? new Date(signed) : null;
  const answer = await onStage({ crashAt, now }, () =>
    app.http.inject({ method: "POST", url: delivery.path, headers: delivery.headers, payload: delivery.body }),
  );
  return answer !== CRASHED && answer.statusCode === 200;
}

/**
 * Delivers the webhooks that arrived, in random order and some of them several times; those not accepted wait for the
 * next time.
 */
export async function deliverAll(run: Run): Promise<void> {
  const { church, random } = run;
  const deliveries = random.shuffle(church.deliveries.splice(0));
  if (run.webhooks === "never") return;
  for (const delivery of deliveries) {
    const copies = random.chance(0.3) ? random.between(2, 3) : 1;
    const taken = await Promise.all(Array.from({ length: copies }, () => deliver(run, delivery)));
    if (!taken.some(Boolean)) church.deliveries.push(delivery);
  }
}
