import { randomBytes } from "node:crypto";
import type { Clock } from "./clock.ts";
import type { Provider } from "./faults.ts";
import { postWebhook } from "./post-webhook.ts";
import type { StateFile } from "./state-file.ts";
import type { Delivery } from "./delivery.ts";

export type NewDelivery = Pick<Delivery, "endpoint" | "url" | "event" | "type" | "body">;
export type ReleaseOrder = "as-held" | "reversed" | "shuffled";

export type WebhookQueue = {
  provider: Provider;
  /** Sends the delivery as soon as it is on disk, in the same journal as the change that it reports. */
  add(delivery: NewDelivery): Delivery;
  /** Newest first. */
  list(): Delivery[];
  find(id: string): Delivery | undefined;
  /** Holds all deliveries back until they are released. */
  hold(): void;
  holding(): boolean;
  release(options?: { order?: ReleaseOrder; copies?: number }): number;
  /** Sends the delivery again, whatever its state. */
  resend(id: string, copies?: number): Delivery[];
  close(): Promise<void>;
};

export type WebhookNeeds = {
  provider: Provider;
  state: StateFile;
  clock: Clock;
  /** The signature and the provider's other headers; called for every attempt. */
  headers(delivery: Delivery): Record<string, string> | Promise<Record<string, string>>;
  /** Called once per delivery that was accepted. */
  onDelivered?(delivery: Delivery): void;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/**
 * The pauses after failed attempts, by the sandbox's clock: short at first, for a developer's restart, then three days.
 */
const RETRY_AFTER = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR].concat(
  Array.from({ length: 5 }, () => 12 * HOUR),
);
const MAX_IN_FLIGHT = 8;
const MAX_DELIVERIES = 2000;

export function openWebhookQueue(needs: WebhookNeeds): WebhookQueue {
  const { provider, state, clock } = needs;
  const deliveries = state.table("webhook_deliveries", isDelivery);
  const flags = state.table("webhook_flags", (value): value is { holding: boolean } => isFlag(value));
  const waiting = new Map([...deliveries.values()].filter(isWaiting).map((one) => [one.id, one]));
  const inFlight = new Set<string>();
  const closing = new AbortController();
  let running = Promise.resolve();

  const holding = () => flags.get("flags")?.holding ?? false;

  function put(delivery: Delivery): Delivery {
    if (isWaiting(delivery)) waiting.set(delivery.id, delivery);
    else waiting.delete(delivery.id);
    return deliveries.put(delivery.id, delivery);
  }

  function pump(): void {
    for (const delivery of waiting.values()) {
      if (inFlight.size >= MAX_IN_FLIGHT || closing.signal.aborted) return;
      if (delivery.nextAt > clock.now() || inFlight.has(delivery.id)) continue;
      if (delivery.alone && inFlight.size > 0) return;
      inFlight.add(delivery.id);
      const sent = send(delivery).finally(() => {
        inFlight.delete(delivery.id);
        pump();
      });
      running = Promise.allSettled([running, sent]).then(() => {});
      if (delivery.alone) return;
    }
  }

  async function send(delivery: Delivery): Promise<void> {
    // A delivery is sent only after the change that it reports is on disk.
    await state.saved();
    const attempt = await postWebhook(delivery, await needs.headers(delivery), closing.signal);
    if (closing.signal.aborted) return;
    delivery.attempts.push({ at: clock.now(), ...attempt });
    const taken = attempt.status !== null && attempt.status >= 200 && attempt.status < 300;
    const after = RETRY_AFTER[delivery.attempts.length - 1];
    if (taken) delivery.state = "delivered";
    else if (after === undefined) delivery.state = "failed";
    else delivery.nextAt = clock.now() + after;
    put(delivery);
    if (taken) needs.onDelivered?.(delivery);
    forgetOldest();
    await state.saved();
  }

  function forgetOldest(): void {
    if (deliveries.size() <= MAX_DELIVERIES * 1.1) return;
    const ended = [...deliveries.values()].filter(({ state }) => state === "delivered" || state === "failed");
    for (const { id } of ended.slice(0, deliveries.size() - MAX_DELIVERIES)) deliveries.delete(id);
  }

  function add(fields: NewDelivery, alone = false): Delivery {
    const delivery = put({
      id: `whd_${randomBytes(12).toString("hex")}`,
      ...fields,
      alone,
      state: holding() ? "held" : "waiting",
      created: clock.now(),
      nextAt: clock.now(),
      attempts: [],
    });
    setImmediate(pump);
    return delivery;
  }

  function again(delivery: Delivery, copies: number): Delivery[] {
    const { endpoint, url, event, type, body } = delivery;
    return Array.from({ length: copies }, () => add({ endpoint, url, event, type, body }, delivery.alone));
  }

  clock.onDue({
    nextDue() {
      // While one is in flight, its next time is unknown; the queue continues when it ends.
      const times = [...waiting.values()].filter(({ id }) => !inFlight.has(id)).map(({ nextAt }) => nextAt);
      return times.length === 0 || inFlight.size > 0 ? undefined : Math.min(...times);
    },
    runDue: pump,
  });

  return {
    provider,
    add: (delivery) => add(delivery),
    list: () => [...deliveries.values()].toReversed(),
    find: (id) => deliveries.get(id),
    hold: () => void flags.put("flags", { holding: true }),
    holding,
    release({ order = "as-held", copies = 1 } = {}) {
      flags.put("flags", { holding: false });
      const held = inOrder(
        [...deliveries.values()].filter(({ state }) => state === "held"),
        order,
      );
      for (const delivery of held) {
        // Deleted and inserted again, because deliveries are sent in the order of the table.
        deliveries.delete(delivery.id);
        const freed = put({ ...delivery, state: "waiting", alone: true, nextAt: clock.now() });
        again(freed, copies - 1);
      }
      setImmediate(pump);
      return held.length;
    },
    resend(id, copies = 1) {
      const delivery = deliveries.get(id);
      return delivery ? again(delivery, copies) : [];
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}

function inOrder(held: Delivery[], order: ReleaseOrder): Delivery[] {
  if (order === "reversed") return held.toReversed();
  if (order === "as-held") return held;
  return held
    .map((delivery) => ({ delivery, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ delivery }) => delivery);
}

function isWaiting({ state }: Delivery): boolean {
  return state === "waiting";
}

function isDelivery(value: unknown): value is Delivery {
  return typeof value === "object" && value !== null && "body" in value && "attempts" in value && "nextAt" in value;
}

function isFlag(value: unknown): boolean {
  return typeof value === "object" && value !== null && "holding" in value && typeof value.holding === "boolean";
}
