import { addGateway, can, changeGateway, listGateways, testGateway } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testGiving } from "../../giving/testing/test-giving.ts";
import { encryptionContext } from "./encryption-context.ts";

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

test.each(["stripe", "paypal"])(
  "the connection test of a %s gateway reports working keys and webhooks",
  async (provider) => {
    const { add, check } = await createTestTreasurer();
    const works = { connection: "works", webhooks: true };
    expect(await check(await add(provider))).toMatchObject({ status: 200, body: works });
  },
);

test("a webhook is registered in the background after a gateway is added", async () => {
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

test("a gateway cannot be tested from another church or without permission", async () => {
  const { add, church } = await createTestTreasurer();
  const elsewhere = await createTestTreasurer();
  const id = await add("stripe");
  const member = await church.person({ permissions: [can.viewGivingSettings] });
  expect((await elsewhere.check(id)).status).toBe(404);
  expect((await elsewhere.check(id, member.tokenFor("giving"))).status).toBe(403);
});

test.each([
  { provider: "stripe", match: "GET /v1/balance" },
  { provider: "paypal", match: "GET /paypal/v1/notifications/webhooks" },
])(
  "a $provider gateway is reported as unreachable if the provider does not answer, and as refused if its keys are wrong",
  async ({ provider, match }) => {
    const { add, check, church } = await createTestTreasurer();
    const id = await add(provider);
    await giving.fault("500", { provider, match, times: 10 });
    expect((await check(id)).body).toEqual({ connection: "unreachable", webhooks: false });
    await giving.clearFaults();
    // An account at the sandbox's PayPal keeps the first secret that it sees.
    expect((await check(id)).body).toMatchObject({ connection: "works" });
    const { database, giving: context } = giving.server;
    const wrongKey = context.encryption.encrypt("sk_sandbox_wrong-key", encryptionContext(church.churchId, id));
    await database.pool.query("update gateways set private_key = $2, webhook_secret = '' where id = $1", [
      id,
      wrongKey,
    ]);
    expect((await check(id)).body).toEqual({ connection: "refused", webhooks: false });
  },
);

test("the time and the result of the last test are stored until the keys are changed", async () => {
  const { server } = giving;
  const { add, check, token } = await createTestTreasurer();
  const id = await add("stripe");
  const lastTest = async () => {
    const { body } = await server.call(listGateways, { token });
    const gateway = body.find((each) => each.id === id);
    return gateway && "lastTest" in gateway ? gateway.lastTest : undefined;
  };
  expect(await lastTest()).toBeNull();
  await check(id);
  expect(await lastTest()).toEqual({ at: expect.stringMatching(/^\d{4}-.+Z$/), connection: "works" });
  await server.call(changeGateway, { token, params: { id }, body: { payFees: true } });
  expect(await lastTest()).toMatchObject({ connection: "works" });
  const keys = { publicKey: "pk_test_other", privateKey: "sk_test_other" };
  expect((await server.call(changeGateway, { token, params: { id }, body: keys })).status).toBe(200);
  expect(await lastTest()).toBeNull();
});
