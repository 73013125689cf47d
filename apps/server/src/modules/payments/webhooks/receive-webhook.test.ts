import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encryptionContext } from "../../gateways/index.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

/** Only events about payments, without those about the donor's card. */
const INBOX =
  "select event_id, type, worked_at from webhook_inbox where church_id = $1 and type like 'payment_intent.%'";
const deliveries = async (churchId: string) => (await giving.server.database.pool.query(INBOX, [churchId])).rows;

test("a gift whose response was lost is recorded once when the payment provider's webhook arrives", async () => {
  const { churchId, give, donations, ledgerRest } = await createTestDonor(giving.server);
  await giving.fault("drop", { done: true, times: 3 });
  expect((await give(30, { key: "k" })).body).toMatchObject({ status: "processing" });
  await expect.poll(() => deliveries(churchId)).not.toEqual([]);
  await giving.server.work();
  expect(await donations()).toMatchObject([{ amount: 3000, provider_fee: 117 }]);
  expect(await deliveries(churchId)).toMatchObject([{ type: "payment_intent.succeeded", worked_at: expect.any(Date) }]);
  expect((await give(30, { key: "k" })).body).toMatchObject({ status: "succeeded" });
  expect(await ledgerRest()).toBe(0);
});

test("a webhook that is not signed with the gateway's own secret is refused", async () => {
  const mine = await createTestDonor(giving.server);
  const object = { object: "payment_intent", id: "pi_1" };
  const body = JSON.stringify({ id: "evt_1", object: "event", type: "payment_intent.succeeded", data: { object } });
  const now = Math.floor(giving.server.clock.now.getTime() / 1000);
  const sign = (secret: string) => `t=${now},v1=${createHmac("sha256", secret).update(`${now}.${body}`).digest("hex")}`;
  const send = (signature: string, gatewayId = mine.gateway.id) =>
    giving.server.http.inject({
      method: "POST",
      url: `/api/giving/webhooks/stripe/${gatewayId}`,
      headers: { "content-type": "application/json", "stripe-signature": signature },
      payload: body,
    });
  for (const signature of ["", "t=1", sign("whsec_other"), sign("")]) {
    expect((await send(signature)).statusCode).toBe(400);
  }
  expect((await send(sign("whsec_other"), "nowhere")).statusCode).toBe(400);
  expect(await deliveries(mine.churchId)).toEqual([]);
});

test("a webhook with an old timestamp is refused despite its valid signature", async () => {
  const { gateway, churchId } = await createTestDonor(giving.server);
  const { gatewaysWithSecrets, encryption } = giving.server.giving;
  const secret = encryption.decrypt(
    (await gatewaysWithSecrets.byId(gateway.id))?.webhookSecret ?? "",
    encryptionContext(churchId, gateway.id),
  );
  const send = (eventId: string, secondsAgo: number) => {
    const object = { object: "payment_intent", id: "pi_1" };
    const payload = JSON.stringify({
      id: eventId,
      object: "event",
      type: "payment_intent.succeeded",
      data: { object },
    });
    const at = Math.floor(Date.now() / 1000) - secondsAgo;
    const signature = `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${payload}`).digest("hex")}`;
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    const url = `/api/giving/webhooks/stripe/${gateway.id}`;
    return giving.server.http.inject({ method: "POST", url, headers, payload });
  };
  expect((await send("evt_kept", 400)).statusCode).toBe(400);
  expect((await send("evt_new", 10)).statusCode).toBe(200);
  expect(await deliveries(churchId)).toMatchObject([{ event_id: "evt_new" }]);
});
