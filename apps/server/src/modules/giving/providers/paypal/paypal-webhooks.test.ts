import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { testGiving } from "../../testing/given-giving.ts";
import { paypalProvider } from "./paypal-provider.ts";
import { atPaypal, givenPaypalDonor, redirectLetters } from "../../testing/given-paypal-donor.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

const CAPTURE = "POST /v2/checkout/orders/*/capture";
const LETTERS = "select type, about, object_id, worked_at from webhook_inbox where church_id = $1";

test("a gift whose answer was lost is booked when PayPal tells of it, once", async () => {
  const { order, give, donations, rows, ledgerRest } = await givenPaypalDonor(giving);
  const id = await order(0);
  await atPaypal(giving).spoil("drop", CAPTURE, { done: true });
  expect((await give(30, id)).body).toMatchObject({ paymentStatus: "processing" });
  await vi.waitFor(async () => expect(await rows(LETTERS)).not.toEqual([]), { timeout: 10_000 });
  await giving.server.work();
  expect(await donations()).toMatchObject([{ amount: 3000, provider_fee: 117 }]);
  expect(await rows(LETTERS)).toMatchObject([
    { type: "PAYMENT.CAPTURE.COMPLETED", about: "charge", object_id: id, worked_at: expect.any(Date) },
  ]);
  expect((await give(30, id)).body).toMatchObject({ status: "CREATED" });
  expect(await ledgerRest()).toBe(0);
});

test("told before the answer to the capture has come, it is the same gift", async () => {
  const { order, give, donations, rows, ledgerRest } = await givenPaypalDonor(giving);
  const id = await order(25);
  await atPaypal(giving).spoil("delay", CAPTURE, { done: true, delayMs: 2_000 });
  const answer = give(25, id);
  await vi.waitFor(async () => expect(await rows(LETTERS)).not.toEqual([]), { timeout: 10_000, interval: 50 });
  await giving.server.work();
  expect(await donations()).toHaveLength(1);
  expect((await answer).body).toMatchObject({ status: "CREATED" });
  expect(await donations()).toHaveLength(1);
  expect(await ledgerRest()).toBe(0);
});

/** A letter of PayPal's as it arrives, caught on its way. */
async function caught(donor: Awaited<ReturnType<typeof givenPaypalDonor>>) {
  const trap = createServer().listen(0, "127.0.0.1");
  await once(trap, "listening");
  const address = trap.address();
  const port = typeof address === "object" ? address?.port : 0;
  const arrived = new Promise<{ headers: Record<string, string>; body: string }>((resolve) => {
    trap.once("request", (request: IncomingMessage, response: ServerResponse) => {
      const signed = Object.entries(request.headers).filter(([name]) => name.startsWith("paypal-"));
      const headers = Object.fromEntries(signed.map(([name, value]) => [name, String(value)]));
      void text(request).then((body) => {
        response.writeHead(200).end();
        resolve({ headers, body });
      });
    });
  });
  await redirectLetters(giving, donor.gateway.publicKey, `http://127.0.0.1:${port}/hook`);
  await donor.give(20, await donor.order(20));
  const letter = await arrived;
  trap.close();
  return letter;
}

test("what is not signed for this very webhook, or was changed on its way, is not taken", async () => {
  const mine = await givenPaypalDonor(giving);
  const theirs = await givenPaypalDonor(giving);
  const { headers, body } = await caught(mine);
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
  expect(await mine.rows(LETTERS)).toEqual([]);
  expect(await theirs.rows(LETTERS)).toEqual([]);
  expect(await send(body, headers)).toBe(200);
  expect(await send(body, headers)).toBe(200);
  expect(await mine.rows(LETTERS)).toHaveLength(1);
});

test("while PayPal cannot be asked whether it was she, nothing is taken and nothing is lost: she tells again", async () => {
  const mine = await givenPaypalDonor(giving);
  const { headers, body } = await caught(mine);
  await atPaypal(giving).spoil("500", "POST /v1/notifications/verify-webhook-signature");
  const send = () =>
    giving.server.http.inject({
      method: "POST",
      url: `/api/giving/webhooks/paypal/${mine.gateway.id}`,
      headers: { "content-type": "application/json", ...headers },
      payload: body,
    });
  expect((await send()).statusCode).toBe(500);
  expect(await mine.rows(LETTERS)).toEqual([]);
  expect((await send()).statusCode).toBe(200);
});

test("asking to be told again at the same address finds the same webhook", async () => {
  const { gateway } = await givenPaypalDonor(giving);
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
