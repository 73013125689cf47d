import { setTimeout as pause } from "node:timers/promises";
import { chargeGift, endSubscription, refundDonation, subscribeGift } from "@offertory/contract";
import { GIFT_POINTS, REFUND_POINTS, SUBSCRIPTION_POINTS, WEBHOOK_POINTS } from "../points.ts";
import type { Random } from "../random.ts";
import { CRASHED, onStage } from "./crash.ts";
import type { Place } from "./create-test-place.ts";
import type { Card, Wish } from "./payment-sources.ts";
import type { WebhookDelivery } from "./open-wire.ts";
import { call, type World } from "./open-world.ts";
import { FAULT_KINDS } from "./wire-faults.ts";

/** What somebody was told of a gift. Nothing: no answer came, or one that says only that something is broken. */
export type Said = "succeeded" | "failed" | "open" | "refused" | "nothing";

export interface Told {
  /** The gift, by its cents. */
  amount: number;
  said: Said;
}

export interface Run {
  /** Plays this run alone again: `--only <name>`. */
  name: string;
  random: Random;
  world: World;
  place: Place;
  told: Told[];
  /** How often something dies, from 0 to 1. */
  crashRate: number;
  /** What becomes of the deliveries that the providers send. */
  post: "at-once" | "later" | "never";
}

export interface Sent {
  amount: number;
  key: string;
  card?: Card;
  /** How long the donor waits for an answer before giving up. */
  patienceMs?: number;
}

const PATIENCE_MS = 6_000;

/** Somebody sends a gift, and hears what becomes of it, or not. */
export async function give(run: Run, { amount, key, card = "good", patienceMs = PATIENCE_MS }: Sent): Promise<Said> {
  const { place, random, world } = run;
  const app = random.pick(world.apps);
  const crashAt = random.chance(run.crashRate) ? random.pick(GIFT_POINTS) : null;
  const gift = await giftOf(place, { amount, key, card });
  const sent = onStage({ crashAt }, () =>
    call(app, chargeGift, { token: place.donor.token(), headers: { "idempotency-key": key }, body: gift }),
  );
  // It goes on at the server, whether or not somebody still waits for it.
  sent.catch(() => {});
  const answer = await Promise.race([sent, pause(patienceMs, null, { ref: false })]);
  const said = answer === null || answer === CRASHED ? "nothing" : readAnswer(answer);
  run.told.push({ amount, said });
  return said;
}

/** What is sent for it. */
export async function giftOf({ churchId, fund, gateway, provider, paymentSource }: Place, wish: Wish) {
  const dollars = wish.amount / 100;
  return {
    churchId,
    provider,
    gatewayId: gateway.id,
    type: provider === "paypal" ? "paypal" : "card",
    id: await paymentSource(wish),
    amount: dollars,
    funds: [{ id: fund.id, amount: dollars }],
  };
}

export function readAnswer({ status, body }: { status: number; body: unknown }): Said {
  if (status >= 500) return "nothing";
  const read = typeof body === "object" && body !== null ? body : {};
  if ("code" in read) return read.code === "gift-failed" ? "failed" : "refused";
  return "paymentStatus" in read && read.paymentStatus === "succeeded" ? "succeeded" : "open";
}

/** Somebody gives back a part of a gift, or with no amount all that is left of it. */
export async function refund(run: Run, donationId: string, cents?: number): Promise<void> {
  const { place, random, world } = run;
  const app = random.pick(world.apps);
  const crashAt = random.chance(run.crashRate) ? random.pick(REFUND_POINTS) : null;
  const body = cents === undefined ? {} : { amount: cents / 100 };
  const sent = onStage({ crashAt }, () =>
    call(app, refundDonation, { token: place.treasurer.token(), params: { id: donationId }, body }),
  );
  sent.catch(() => {});
  await Promise.race([sent, pause(PATIENCE_MS, null, { ref: false })]);
}

export interface Recurring extends Sent {
  interval: "day" | "week" | "month";
}

/** Somebody begins to give again and again. */
export async function subscribe(run: Run, wish: Recurring): Promise<Said> {
  const { amount, key, interval, card = "good", patienceMs = PATIENCE_MS } = wish;
  const { place, random, world } = run;
  const app = random.pick(world.apps);
  const crashAt = random.chance(run.crashRate) ? random.pick(SUBSCRIPTION_POINTS) : null;
  const body = {
    ...(await giftOf(place, { amount, key, card, save: true })),
    interval: { interval, interval_count: 1 },
  };
  const sent = onStage({ crashAt }, () =>
    call(app, subscribeGift, { token: place.donor.token(), headers: { "idempotency-key": key }, body }),
  );
  sent.catch(() => {});
  const answer = await Promise.race([sent, pause(patienceMs, null, { ref: false })]);
  return answer === null || answer === CRASHED ? "nothing" : readAnswer(answer);
}

/** The donor ends whatever is still given again and again. */
export async function endRecurring({ world, place, random }: Run): Promise<void> {
  const { rows } = await world.pool.query<{ id: string }>(
    "select id from subscriptions where church_id = $1 and status <> 'cancelled'",
    [place.churchId],
  );
  for (const { id } of rows)
    await call(random.pick(world.apps), endSubscription, { token: place.donor.token(), params: { id } });
}

/** Lets the next calls of this place to the provider go wrong, in ways that chance decides. */
export function spoilCalls({ random, place }: Run, match: string, share = 0.6): void {
  if (!random.chance(share)) return;
  const count = random.between(1, 2);
  for (let fault = 0; fault < count; fault += 1) {
    // PayPal remembers no answer that was an error.
    const kinds = FAULT_KINDS.filter((kind) => place.provider === "stripe" || !kind.startsWith("500-saved"));
    const kind = random.pick(kinds);
    place.faults.push({ kind, match, times: random.between(1, 4), delayMs: random.pick([0, 40, 150, 300]) });
  }
}

/** Hands a delivery over, as its provider would: signed just now. True when it was taken. */
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

/** Hands over what has come, in any order and some of it twice; what is not taken waits for the next time. */
export async function deliverAll(run: Run): Promise<void> {
  const { place, random } = run;
  const deliveries = random.shuffle(place.deliveries.splice(0));
  if (run.post === "never") return;
  for (const delivery of deliveries) {
    const copies = random.chance(0.3) ? random.between(2, 3) : 1;
    const taken = await Promise.all(Array.from({ length: copies }, () => deliver(run, delivery)));
    if (!taken.some(Boolean)) place.deliveries.push(delivery);
  }
}
