import { addGateway, can, changeGateway, testGateway } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

async function createTestTreasurer() {
  const church = await createTestChurch(giving.server);
  const { tokenFor } = await church.person({ permissions: [can.editGivingSettings] });
  const token = tokenFor("giving");
  const add = async (provider: string) => (await giving.server.call(addGateway, { token, body: { provider } })).body.id;
  const check = async (id: string, by = token) => giving.server.call(testGateway, { token: by, params: { id } });
  return { church, token, add, check };
}

test.each(["stripe", "paypal"])("the keys of %s are tried, and we ask to be told", async (provider) => {
  const { add, check } = await createTestTreasurer();
  const works = { connection: "works", webhooks: true };
  expect(await check(await add(provider))).toMatchObject({ status: 200, body: works });
});

test("what was asked when the gateway was added succeeds by itself as well", async () => {
  const { add, token } = await createTestTreasurer();
  const id = await add("stripe");
  const secret = async () =>
    (await giving.server.database.pool.query("select webhook_secret from gateways where id = $1", [id])).rows[0];
  expect(await secret()).toEqual({ webhook_secret: "" });
  await giving.server.work();
  const first = await secret();
  expect(first.webhook_secret).not.toBe("");
  await giving.server.call(changeGateway, { token, params: { id }, body: { payFees: true } });
  expect(await secret()).toEqual(first);
});

test("of another church, or without the permission, nothing is tried", async () => {
  const { add, church } = await createTestTreasurer();
  const elsewhere = await createTestTreasurer();
  const id = await add("stripe");
  const member = await church.person({ permissions: [can.viewGivingSettings] });
  expect((await elsewhere.check(id)).status).toBe(404);
  expect((await elsewhere.check(id, member.tokenFor("giving"))).status).toBe(403);
});

test("a provider that does not answer is told apart from one that does not know us", async () => {
  const { add, check } = await createTestTreasurer();
  const id = await add("stripe");
  await giving.fault("500", { match: "GET /v1/balance", times: 3 });
  expect((await check(id)).body).toEqual({ connection: "unreachable", webhooks: false });
  await giving.clearFaults();
});
