import { createHmac } from "node:crypto";
import { closeChurch } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encryptionContext } from "../../gateways/index.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

test("S2.09 webhooks of a closing church are still accepted", async () => {
  const { server } = giving;
  const { church, churchId, gateway } = await createTestDonor(server);
  const { gatewaysWithSecrets, encryption } = server.giving;
  const covered = (await gatewaysWithSecrets.byId(gateway.id))?.webhookSecret ?? "";
  const { token } = await church.person({ admin: true });
  const closed = await server.call(closeChurch, { token, params: { churchId }, body: { name: "Grace Church" } });
  expect(closed.status).toBe(200);
  const object = { object: "payment_intent", id: "pi_late" };
  const event = { id: "evt_late", object: "event", type: "payment_intent.succeeded", data: { object } };
  const payload = JSON.stringify(event);
  const at = Math.floor(Date.now() / 1000);
  const signed = createHmac("sha256", encryption.decrypt(covered, encryptionContext(churchId, gateway.id))).update(
    `${at}.${payload}`,
  );
  const headers = { "content-type": "application/json", "stripe-signature": `t=${at},v1=${signed.digest("hex")}` };
  const url = `/api/giving/webhooks/stripe/${gateway.id}`;
  expect((await server.http.inject({ method: "POST", url, headers, payload })).statusCode).toBe(200);
  const inbox = "select event_id from webhook_inbox where church_id = $1 and event_id = 'evt_late'";
  expect((await server.database.pool.query(inbox, [churchId])).rows).toHaveLength(1);
});
