import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestStripe, refusalOf, type TestStripe } from "../testing/open-test-stripe.ts";

let world: TestStripe;
/** The webhooks that the merchant's server received, and the status that it answers. */
const received: { body: string; signature: string }[] = [];
let answer = 200;
let secret = "";
const listener = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ body, signature: String(request.headers["stripe-signature"]) });
    response.writeHead(answer).end("{}");
  });
});

beforeAll(async () => {
  world = await openTestStripe();
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const endpoint = await world.stripe.webhookEndpoints.create({
    url: `http://localhost:${port}/hook`,
    enabled_events: ["payment_intent.succeeded", "charge.refunded"],
  });
  secret = endpoint.secret ?? "";
});
afterAll(async () => {
  listener.closeAllConnections();
  listener.close();
  await world.discard();
});
beforeEach(() => {
  received.splice(0);
  answer = 200;
});

const pay = () =>
  world.stripe.paymentIntents.create({ amount: 900, currency: "usd", payment_method: "pm_card_visa", confirm: true });
const read = (index: number) =>
  world.stripe.webhooks.constructEvent(received[index]!.body, received[index]!.signature, secret);
const expectReceived = async (count: number) => await expect.poll(() => received).toHaveLength(count);

test("an endpoint receives its enabled events with a signature that Stripe's library verifies", async () => {
  const { id } = await pay();
  await expectReceived(1);
  const event = read(0);
  expect(event).toMatchObject({
    type: "payment_intent.succeeded",
    data: { object: { id } },
    api_version: "2026-10-28.endive",
  });
  const changed = `${received[0]!.body} `;
  expect(() => world.stripe.webhooks.constructEvent(changed, received[0]!.signature, secret)).toThrow(/signature/i);
  expect((await world.stripe.events.retrieve(event.id)).data.object).toMatchObject({ id });
});

test("an endpoint's secret is not listed, and a URL on another machine is refused", async () => {
  const { data } = await world.stripe.webhookEndpoints.list();
  expect(data[0]).not.toHaveProperty("secret");
  const away = world.stripe.webhookEndpoints.create({ url: "https://example.com/hook", enabled_events: ["*"] });
  expect(await refusalOf(away)).toMatchObject({ code: "url_invalid" });
});

test("an event that was answered with an error is sent again when the clock moves on", async () => {
  answer = 503;
  await pay();
  await expectReceived(1);
  const { events } = world.stripe;
  await expect.poll(async () => (await events.list({ delivery_success: false })).data).toHaveLength(1);
  answer = 200;
  await world.operate("/clock", { days: 1 });
  await expectReceived(2);
  expect(read(0).id).toBe(read(1).id);
  await expect.poll(async () => (await events.list({ delivery_success: false })).data).toEqual([]);
});

test("held events are released in reverse order and twice", async () => {
  await world.operate("/webhooks/hold");
  const ids = [await pay(), await pay(), await pay()].map(({ id }) => id);
  await world.operate("/webhooks/release", { order: "reversed", copies: 2 });
  await expectReceived(6);
  const arrived = received
    .map((_, index) => read(index).data.object)
    .map((object) => ("id" in object ? object.id : ""));
  expect([...new Set(arrived)]).toEqual(ids.toReversed());
});

test("an event can be sent again from the log", async () => {
  await pay();
  await expectReceived(1);
  const log: { deliveries: { id: string }[] } = JSON.parse(
    await (await fetch(`${world.origin}/api/webhooks?limit=1`)).text(),
  );
  await world.operate(`/webhooks/${log.deliveries[0]!.id}/resend`, { copies: 2 });
  await expectReceived(3);
  expect(new Set(received.map(({ body }) => body)).size).toBe(1);
});

test("events can be polled from the last one that was read", async () => {
  const { data: before } = await world.stripe.events.list({ limit: 1 });
  await pay();
  const types = ["payment_intent.succeeded", "charge.succeeded"];
  const { data } = await world.stripe.events.list({ ending_before: before[0]!.id, types });
  expect(data.map(({ type }) => type)).toEqual(types);
});
