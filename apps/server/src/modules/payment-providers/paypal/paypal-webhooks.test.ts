import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { testGiving } from "../../giving/testing/test-giving.ts";
import { paypalProvider } from "./paypal-provider.ts";
import { atPaypal, createTestPaypalDonor, redirectWebhooks } from "../../giving/testing/create-test-paypal-donor.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

const CAPTURE = "POST /v2/checkout/orders/*/capture";
const DELIVERIES = "select type, about, object_id, worked_at from webhook_inbox where church_id = $1";

test("a gift whose response was lost is recorded once when PayPal's webhook arrives", async () => {
  const { order, give, donations, rows, ledgerRest } = await createTestPaypalDonor(giving);
  const id = await order(0);
  await atPaypal(giving).injectFault("drop", CAPTURE, { done: true });
  expect((await give(30, id)).body).toMatchObject({ paymentStatus: "processing" });
  await expect.poll(() => rows(DELIVERIES)).not.toEqual([]);
  await giving.server.work();
  expect(await donations()).toMatchObject([{ amount: 3000, provider_fee: 117 }]);
  expect(await rows(DELIVERIES)).toMatchObject([
    { type: "PAYMENT.CAPTURE.COMPLETED", about: "charge", object_id: id, worked_at: expect.any(Date) },
  ]);
  expect((await give(30, id)).body).toMatchObject({ status: "CREATED" });
  expect(await ledgerRest()).toBe(0);
});

test("a webhook that arrives before the response to the capture creates no second donation", async () => {
  const { order, give, donations, rows, ledgerRest } = await createTestPaypalDonor(giving);
  const id = await order(25);
  await atPaypal(giving).injectFault("delay", CAPTURE, { done: true, delayMs: 2_000 });
  const answer = give(25, id);
  await expect.poll(() => rows(DELIVERIES), { interval: 50 }).not.toEqual([]);
  await giving.server.work();
  expect(await donations()).toHaveLength(1);
  expect((await answer).body).toMatchObject({ status: "CREATED" });
  expect(await donations()).toHaveLength(1);
  expect(await ledgerRest()).toBe(0);
});

/** Points PayPal's webhook at a server of the test, and returns the delivery that arrives there. */
async function receiveDelivery(donor: Awaited<ReturnType<typeof createTestPaypalDonor>>) {
  const receiver = createServer().listen(0, "127.0.0.1");
  await once(receiver, "listening");
  const address = receiver.address();
  const port = typeof address === "object" ? address?.port : 0;
  const arrived = new Promise<{ headers: Record<string, string>; body: string }>((resolve) => {
    receiver.once("request", (request: IncomingMessage, response: ServerResponse) => {
      const signed = Object.entries(request.headers).filter(([name]) => name.startsWith("paypal-"));
      const headers = Object.fromEntries(signed.map(([name, value]) => [name, String(value)]));
      void text(request).then((body) => {
        response.writeHead(200).end();
        resolve({ headers, body });
      });
    });
  });
  await redirectWebhooks(giving, donor.gateway.publicKey, `http://127.0.0.1:${port}/hook`);
  await donor.give(20, await donor.order(20));
  const delivery = await arrived;
  receiver.close();
  return delivery;
}

test("a webhook with a missing or foreign signature, or with an altered payload, is refused", async () => {
  const mine = await createTestPaypalDonor(giving);
  const theirs = await createTestPaypalDonor(giving);
  const { headers, body } = await receiveDelivery(mine);
  const send = async (payload: string, signed: Record<string, string>, to = mine.gateway.id, provider = "paypal") =>
    (
      await giving.server.http.inject({
        method: "POST",
        url: `/api/giving/webhooks/${provider}/${to}`,
        headers: { "content-type": "application/json", ...signed },
        payload,
      })
    ).statusCode;
  const without = ({ ...all }: Record<string, string>, name: string) => {
    delete all[name];
    return all;
  };
  const event = JSON.parse(body);
  const forged = [
    await send(body, {}),
    await send(body, without(headers, "paypal-transmission-sig")),
    await send(body, { ...headers, "paypal-transmission-sig": "AAAA" }),
    await send(body, { ...headers, "paypal-transmission-id": "another" }),
    await send(body, { ...headers, "paypal-cert-url": "https://evil.example/cert.pem" }),
    await send(body.replace("20.00", "90.00"), headers),
    await send(JSON.stringify(event, null, 1), headers),
    await send(`${body.slice(0, -1)},"webhook_id":"x"}`, headers),
    await send(`${body},"webhook_id":"x"`, headers),
    await send("{}", headers),
    await send("", headers),
    await send(body, headers, theirs.gateway.id),
    await send(body, headers, "nowhere"),
    await send(body, headers, mine.gateway.id, "stripe"),
  ];
  expect(new Set(forged)).toEqual(new Set([400]));
  expect(await mine.rows(DELIVERIES)).toEqual([]);
  expect(await theirs.rows(DELIVERIES)).toEqual([]);
  expect(await send(body, headers)).toBe(200);
  expect(await send(body, headers)).toBe(200);
  expect(await mine.rows(DELIVERIES)).toHaveLength(1);
});

/** Starts another server with empty caches. `send` posts a delivery to it, and `calls` counts its fetches. */
async function freshServer(gatewayId: string) {
  const app = giving.server.another();
  const calls = vi.spyOn(globalThis, "fetch");
  onTestFinished(() => calls.mockRestore());
  const send = async (payload: string, headers: Record<string, string>, remoteAddress = "203.0.113.1") =>
    (
      await app.http.inject({
        method: "POST",
        url: `/api/giving/webhooks/paypal/${gatewayId}`,
        remoteAddress,
        headers: { "content-type": "application/json", ...headers },
        payload,
      })
    ).statusCode;
  return { send, calls };
}

test("a webhook gets a 503 while PayPal's certificate cannot be fetched, and is accepted when it is sent again", async () => {
  const mine = await createTestPaypalDonor(giving);
  const { headers, body } = await receiveDelivery(mine);
  const { send, calls } = await freshServer(mine.gateway.id);
  calls.mockImplementationOnce(async () => new Response("down", { status: 502 }));
  expect(await send(body, headers)).toBe(503);
  expect(await mine.rows(DELIVERIES)).toEqual([]);
  expect(await send(body, headers)).toBe(200);
  expect(await send(body, headers)).toBe(200);
  expect(calls).toHaveBeenCalledTimes(2);
});

test("a flood of forged webhooks causes few calls to PayPal, and genuine webhooks are still accepted", async () => {
  const mine = await createTestPaypalDonor(giving);
  const { headers, body } = await receiveDelivery(mine);
  const { send, calls } = await freshServer(mine.gateway.id);
  const cert = headers["paypal-cert-url"] ?? "";
  expect(await send(body, headers, "198.51.100.1")).toBe(200);
  calls.mockClear();

  const signature = Buffer.alloc(256, 7).toString("base64");
  const old = new Date(giving.server.clock.now.getTime() - 30 * 86_400_000).toISOString();
  const forged = [
    { ...headers, "paypal-transmission-sig": signature },
    { ...headers, "paypal-transmission-sig": "x" },
    { ...headers, "paypal-transmission-time": old },
    { ...headers, "paypal-transmission-time": "now" },
    { ...headers, "paypal-auth-algo": "MD5withRSA" },
    ...["https://evil.example/v1/notifications/other", "http://127.0.0.1:1/admin", `${cert}?x=1`, "CERT", ""].map(
      (url) => ({ ...headers, "paypal-cert-url": url }),
    ),
  ];
  for (const one of forged) expect(await send(body, one)).toBe(400);
  expect(calls).not.toHaveBeenCalled();

  const statuses = [];
  for (let count = 0; count < 25; count += 1) {
    const made = { ...headers, "paypal-cert-url": `${cert}-${count}`, "paypal-transmission-sig": signature };
    statuses.push(await send(body, made, "203.0.113.9"));
  }
  expect(calls).toHaveBeenCalledTimes(10);
  expect(statuses.slice(10)).toEqual(Array(15).fill(429));
  expect(await send(body, headers, "203.0.113.9")).toBe(200);
  for (let count = 0; count < 40; count += 1) {
    const made = { ...headers, "paypal-cert-url": `${cert}-x${count}`, "paypal-transmission-sig": signature };
    await send(body, made, `192.0.2.${count}`);
  }
  expect(calls.mock.calls.length).toBeLessThanOrEqual(30);
  expect(await send(body, headers)).toBe(200);
});

test("a PayPal webhook that is five days old is refused despite its valid signature", async () => {
  const mine = await createTestPaypalDonor(giving);
  const { headers, body } = await receiveDelivery(mine);
  const { send } = await freshServer(mine.gateway.id);
  const { now } = giving.server.clock;
  onTestFinished(() => void (giving.server.clock.now = now));
  giving.server.clock.now = new Date(now.getTime() + 5 * 86_400_000);
  expect(await send(body, headers)).toBe(400);
  giving.server.clock.now = new Date(now.getTime() + 3 * 86_400_000);
  expect(await send(body, headers)).toBe(200);
});

test("registering a webhook again with the same URL returns the same webhook", async () => {
  const { gateway } = await createTestPaypalDonor(giving);
  const { webhooks } = paypalProvider(giving.sandboxUrl);
  const { publicKey } = gateway;
  const account = {
    churchId: "c",
    gatewayId: "g",
    environment: "sandbox" as const,
    publicKey,
    privateKey: publicKey.replace("sandbox-", "sandbox-secret-"),
  };
  const first = await webhooks.register(account, "http://127.0.0.1:1/hook");
  expect(await webhooks.register(account, "http://127.0.0.1:1/hook")).toBe(first);
  expect(await webhooks.register(account, "http://127.0.0.1:2/hook")).not.toBe(first);
});
