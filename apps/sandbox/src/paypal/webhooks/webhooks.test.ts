import { createServer, type IncomingHttpHeaders } from "node:http";
import { once } from "node:events";
import { afterEach, beforeEach, expect, test } from "vitest";
import { give, openTestPaypal, type Merchant } from "../testing/open-test-paypal.ts";

let paypal: Awaited<ReturnType<typeof openTestPaypal>>;
let grace: Merchant;
let listener: Awaited<ReturnType<typeof listen>>;

beforeEach(async () => {
  paypal = await openTestPaypal();
  grace = paypal.as();
  listener = await listen();
});
afterEach(async () => {
  listener.server.close();
  await paypal.discard();
});

/** A server that receives webhooks, as the product's does. */
async function listen() {
  const got: { headers: IncomingHttpHeaders; body: string }[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      got.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(answers.shift() ?? 200).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { server, got, answers, url: `http://127.0.0.1:${port}/hook` };
}

async function register(as: Merchant, url: string, ...names: string[]) {
  const eventTypes = names.map((name) => ({ name }));
  return as.rest("POST", "/v1/notifications/webhooks", { url, event_types: eventTypes });
}

/** Verifies as the product does: the event is sent back exactly as it came. */
function verify(as: Merchant, webhookId: string, { headers, body }: { headers: IncomingHttpHeaders; body: string }) {
  const fields = {
    auth_algo: headers["paypal-auth-algo"],
    cert_url: headers["paypal-cert-url"],
    transmission_id: headers["paypal-transmission-id"],
    transmission_sig: headers["paypal-transmission-sig"],
    transmission_time: headers["paypal-transmission-time"],
    webhook_id: webhookId,
  };
  const text = `${JSON.stringify(fields).slice(0, -1)}, "webhook_event": ${body} }`;
  return as.rest("POST", "/v1/notifications/verify-webhook-signature", text);
}

test("a webhook is created once per URL, listed and deleted", async () => {
  const made = await register(grace, listener.url, "PAYMENT.CAPTURE.COMPLETED");
  expect(made).toMatchObject({ status: 201, body: { url: listener.url } });
  const again = await register(grace, listener.url, "*");
  expect(again).toMatchObject({ status: 400, body: { name: "WEBHOOK_URL_ALREADY_EXISTS" } });
  expect((await grace.rest("GET", "/v1/notifications/webhooks")).body).toMatchObject({
    webhooks: [{ id: made.body["id"], event_types: [{ name: "PAYMENT.CAPTURE.COMPLETED" }] }],
  });
  const path = `/v1/notifications/webhooks/${String(made.body["id"])}`;
  expect((await grace.rest("DELETE", path)).status).toBe(204);
  expect((await grace.rest("GET", path)).status).toBe(404);
});

test("an event's signature is valid only for the unchanged body and its own webhook", async () => {
  const { body } = await register(grace, listener.url, "PAYMENT.CAPTURE.COMPLETED");
  const id = String(body["id"]);
  const { captureId } = await give(grace, "12.34");
  await expect.poll(() => listener.got.length).toBe(1);
  const [delivery] = listener.got;
  if (!delivery) throw new Error("nothing came");
  expect(JSON.parse(delivery.body)).toMatchObject({
    event_type: "PAYMENT.CAPTURE.COMPLETED",
    resource: { id: captureId, amount: { value: "12.34" } },
  });
  expect((await verify(grace, id, delivery)).body).toEqual({ verification_status: "SUCCESS" });
  const changed = { ...delivery, body: delivery.body.replace("12.34", "92.34") };
  expect((await verify(grace, id, changed)).body).toEqual({ verification_status: "FAILURE" });
  const spaced = { ...delivery, body: JSON.stringify(JSON.parse(delivery.body), null, 1) };
  expect((await verify(grace, id, spaced)).body).toEqual({ verification_status: "FAILURE" });
  expect((await verify(grace, "ANOTHER", delivery)).body).toEqual({ verification_status: "FAILURE" });
  const hope = paypal.as("sandbox-hope", "h");
  expect((await verify(hope, id, delivery)).body).toEqual({ verification_status: "FAILURE" });
});

test("an event that was answered with an error is sent again", async () => {
  await register(grace, listener.url, "PAYMENT.CAPTURE.COMPLETED");
  listener.answers.push(500, 503);
  await give(grace, "5.00");
  await expect.poll(() => listener.got.length).toBe(1);
  await paypal.payments.clock.moveBy(11_000);
  await expect.poll(() => listener.got.length).toBe(2);
  await paypal.payments.clock.moveBy(61_000);
  await expect.poll(() => listener.got.length).toBe(3);
  expect(new Set(listener.got.map(({ body }) => body)).size).toBe(1);
});

test("a webhook receives no events of another account", async () => {
  await register(paypal.as("sandbox-hope", "h"), listener.url, "*");
  await give(grace, "5.00");
  await give(paypal.as("sandbox-hope", "h"), "6.00");
  await expect.poll(() => listener.got.length).toBe(2);
  expect(listener.got.map(({ body }) => body).join("")).not.toContain('"5.00"');
});

test("events can be polled in pages without a webhook", async () => {
  await give(grace, "1.00");
  await give(grace, "2.00");
  const names = async (path: string) => {
    const { body } = await grace.rest("GET", path);
    const { events, links }: { events: { event_type: string }[]; links: { rel: string; href: string }[] } = JSON.parse(
      JSON.stringify(body),
    );
    return { types: events.map((event) => event.event_type), next: links.find(({ rel }) => rel === "next")?.href };
  };
  const first = await names("/v1/notifications/webhooks-events?page_size=3");
  expect(first.types).toEqual(["PAYMENT.CAPTURE.COMPLETED", "CHECKOUT.ORDER.APPROVED", "PAYMENT.CAPTURE.COMPLETED"]);
  const second = await names(String(first.next).split("/paypal")[1] ?? "");
  expect(second).toEqual({ types: ["CHECKOUT.ORDER.APPROVED"], next: undefined });
  const later = new Date(paypal.payments.clock.now() + 1000).toISOString();
  await paypal.payments.clock.moveBy(2000);
  expect((await names(`/v1/notifications/webhooks-events?start_time=${later}`)).types).toEqual([]);
});
