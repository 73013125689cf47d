import { afterEach, beforeEach, expect, test } from "vitest";
import type { FaultKind } from "../payments/faults.ts";
import { gift, openTestPaypal, refusal, withCard, type Merchant } from "./testing/open-test-paypal.ts";

let paypal: Awaited<ReturnType<typeof openTestPaypal>>;
let grace: Merchant;

beforeEach(async () => {
  paypal = await openTestPaypal();
  grace = paypal.as();
});
afterEach(() => paypal.discard());

const CAPTURE = "POST /paypal/v2/checkout/orders/*/capture";

function spoil(kind: FaultKind, more: { done?: boolean; times?: number; delayMs?: number } = {}): void {
  const { done = false, times = 1, delayMs = 0 } = more;
  paypal.payments.faults.add({ provider: "paypal", match: CAPTURE, kind, done, times, delayMs });
}

async function approved(): Promise<string> {
  const { result } = await grace.orders.createOrder({ body: gift("50.00"), paypalRequestId: crypto.randomUUID() });
  const id = result.id ?? "";
  await grace.orders.confirmOrder({ id, body: withCard("4111111111111111") });
  return id;
}

const capture = (id: string) => grace.orders.captureOrder({ id, paypalRequestId: "once" });
const statusOf = async (id: string) => (await grace.orders.getOrder({ id })).result.status;

async function captures(): Promise<number> {
  const answer: { captures: unknown[] } = JSON.parse(await (await fetch(`${paypal.origin}/api/paypal`)).text());
  return answer.captures.length;
}

test.each<FaultKind>(["drop", "hang", "429", "500", "502-html", "502-json"])(
  "if a call fails with %s before processing, nothing is captured, and a retry captures once",
  async (kind) => {
    const id = await approved();
    spoil(kind);
    await expect(capture(id)).rejects.toBeInstanceOf(Error);
    expect(await statusOf(id)).toBe("APPROVED");
    expect((await capture(id)).result.status).toBe("COMPLETED");
    expect(await captures()).toBe(1);
  },
);

test.each<FaultKind>(["drop", "hang", "429", "500", "502-html", "502-json"])(
  "if a call fails with %s after processing, the order is captured, and a retry returns it",
  async (kind) => {
    const id = await approved();
    spoil(kind, { done: true });
    await expect(capture(id)).rejects.toBeInstanceOf(Error);
    expect(await statusOf(id)).toBe("COMPLETED");
    expect((await capture(id)).result.status).toBe("COMPLETED");
    expect(await captures()).toBe(1);
  },
);

test("the SDK treats an empty 200 response as a success without content", async () => {
  const id = await approved();
  spoil("200-empty", { done: true });
  expect((await capture(id)).result.status).toBeUndefined();
  expect(await statusOf(id)).toBe("COMPLETED");
});

test("a saved 500 response is repeated for its request id", async () => {
  const id = await approved();
  spoil("500-saved", { done: true });
  expect(await refusal(capture(id))).toMatchObject({ status: 500, name: "INTERNAL_SERVER_ERROR" });
  expect(await refusal(capture(id))).toMatchObject({ status: 500 });
  expect(await statusOf(id)).toBe("COMPLETED");
});

test("a second call with the same request id is refused while the first is in progress", async () => {
  const id = await approved();
  spoil("delay", { delayMs: 300 });
  const slow = capture(id);
  const refused = async () => (await refusal(capture(id))).issue;
  await expect.poll(refused, { interval: 20 }).toBe("PREVIOUS_REQUEST_IN_PROGRESS");
  expect((await slow).result.status).toBe("COMPLETED");
  expect(await captures()).toBe(1);
});

test("25 concurrent captures take the money once", async () => {
  const id = await approved();
  await Promise.allSettled(
    Array.from({ length: 25 }, (_, n) => grace.orders.captureOrder({ id, paypalRequestId: `${n}` })),
  );
  expect(await captures()).toBe(1);
});
