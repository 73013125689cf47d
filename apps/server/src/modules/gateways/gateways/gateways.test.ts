import {
  addGateway,
  can,
  changeGateway,
  listDonateGateways,
  listGateways,
  listGatewaysOfChurch,
  quoteFee,
} from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";

const SANDBOX = { sandboxUrl: "http://127.0.0.1:3003" };
let server: TestServer;
beforeAll(async () => {
  server = await testServer(SANDBOX);
});
afterAll(() => server.close());

async function createTestTreasury() {
  const church = await createTestChurch(server);
  const treasurer = await church.person({ permissions: [can.editGivingSettings] });
  const token = treasurer.tokenFor("giving");
  const add = (body: object) => server.call(addGateway, { token, body });
  return { church, churchId: church.churchId, token, add };
}
const LIVE = { publicKey: "pk_live_51abcdef", privateKey: "sk_live_51verysecret" };

describe("gateway setup", () => {
  test("a gateway without keys uses the sandbox and is marked as a sandbox gateway", async () => {
    const { add } = await createTestTreasury();
    expect(await add({ provider: "stripe" })).toMatchObject({
      status: 200,
      body: {
        provider: "stripe",
        environment: "sandbox",
        sandbox: true,
        enabled: true,
        payFees: false,
        hasPrivateKey: true,
        scriptUrl: "http://127.0.0.1:3003/stripe/v3/",
        rates: { card: { basisPoints: 290, fixed: 30 }, bank: { basisPoints: 80, cap: 500 } },
      },
    });
  });

  test("G3.03 a private key is stored encrypted and never returned", async () => {
    const { churchId, token, add, church } = await createTestTreasury();
    const added = await add({ provider: "stripe", ...LIVE });
    expect(added.body).toMatchObject({ environment: "live", sandbox: false, scriptUrl: null, hasPrivateKey: true });
    const viewer = await church.person({ permissions: [can.viewGivingSettings] });
    const answers = [
      added,
      await server.call(listGateways, { token }),
      await server.call(listGateways, { token: viewer.tokenFor("giving") }),
      await server.call(listGatewaysOfChurch, { params: { churchId } }),
      await server.call(listDonateGateways, { params: { churchId } }),
      await server.call(changeGateway, { token, params: { id: added.body.id }, body: { payFees: true } }),
    ];
    for (const { raw, status } of answers) {
      expect(status).toBe(200);
      expect(raw.body).toContain(LIVE.publicKey);
      expect(raw.body).not.toMatch(/verysecret|s1\./);
    }
    const { rows } = await server.database.pool.query("select private_key from gateways where church_id = $1", [
      churchId,
    ]);
    expect(rows[0].private_key).toMatch(/^s1\./);
    expect(rows[0].private_key).not.toContain("verysecret");
  });

  test("a PayPal gateway in the test environment has the script URL of PayPal's sandbox", async () => {
    const { add } = await createTestTreasury();
    const keys = { publicKey: "A".repeat(40), privateKey: "E".repeat(40) };
    const test = await add({ provider: "paypal", environment: "test", ...keys });
    expect(test.body).toMatchObject({ scriptUrl: "https://www.sandbox.paypal.com/web-sdk/v6/core", sandbox: false });
  });

  test("keys that do not match are refused, and no gateway is stored", async () => {
    const { token, add } = await createTestTreasury();
    const wrong = [
      { publicKey: LIVE.privateKey, privateKey: LIVE.publicKey },
      { publicKey: LIVE.publicKey, privateKey: "sk_test_51verysecret" },
      { publicKey: LIVE.publicKey },
      { privateKey: LIVE.privateKey },
      { publicKey: "pk_sandbox_1", privateKey: "sk_sandbox_1" },
      { publicKey: "pk_live_51 abcdef", privateKey: LIVE.privateKey },
    ];
    for (const keys of wrong) {
      const refused = await add({ provider: "stripe", ...keys });
      expect(refused).toMatchObject({ status: 400, body: { code: "gateway-key-invalid" } });
    }
    expect(await add({ provider: "paypal", publicKey: "short", privateKey: "x" })).toMatchObject({ status: 400 });
    expect((await server.call(listGateways, { token })).body).toEqual([]);
  });

  test("new keys must be sent as a pair, and omitted fields stay unchanged", async () => {
    const { token, add } = await createTestTreasury();
    const { id, publicKey } = (await add({ provider: "stripe" })).body;
    const change = (body: object) => server.call(changeGateway, { token, params: { id }, body });
    expect((await change({ payFees: true, enabled: false })).body).toMatchObject({
      publicKey,
      payFees: true,
      enabled: false,
    });
    expect((await change({ privateKey: LIVE.privateKey })).status).toBe(400);
    expect(await change({ publicKey: LIVE.publicKey })).toMatchObject({
      status: 400,
      body: { code: "gateway-key-invalid" },
    });
    expect((await change(LIVE)).body).toMatchObject({ environment: "live", publicKey: LIVE.publicKey, payFees: true });
    expect((await change({ rates: { card: { basisPoints: -1, fixed: 0, cap: null } } })).status).toBe(400);
  });

  test("production refuses a new sandbox gateway and does not offer a restored one", async () => {
    const production = await testServer({ sandboxUrl: null });
    try {
      const church = await createTestChurch(production);
      const token = (await church.person({ permissions: [can.editGivingSettings] })).tokenFor("giving");
      const refused = await production.call(addGateway, { token, body: { provider: "stripe" } });
      expect(refused).toMatchObject({ status: 402, body: { code: "gateway-no-sandbox" } });
      await production.database.pool.query(
        `insert into gateways (church_id, id, provider, environment, rates) values ($1, 'old', 'stripe', 'sandbox', '{}')`,
        [church.churchId],
      );
      const { body } = await production.call(listGatewaysOfChurch, { params: { churchId: church.churchId } });
      expect(body).toEqual([]);
    } finally {
      await production.close();
    }
  });
});

describe("gateway access", () => {
  test("G1.04 G7.03 donors see the enabled gateways: cards first, then PayPal", async () => {
    const { churchId, token, add } = await createTestTreasury();
    await add({ provider: "paypal" });
    const off = (await add({ provider: "stripe" })).body;
    await add({ provider: "stripe", ...LIVE });
    await server.call(changeGateway, { token, params: { id: off.id }, body: { enabled: false } });
    const { body } = await server.call(listGatewaysOfChurch, { params: { churchId } });
    expect(body.map(({ provider, sandbox }) => [provider, sandbox])).toEqual([
      ["stripe", false],
      ["paypal", true],
    ]);
    expect((await server.call(listDonateGateways, { params: { churchId } })).body).toEqual({ gateways: body });
  });

  test("G6.04 a gateway cannot be changed from another church or without permission", async () => {
    const mine = await createTestTreasury();
    const theirs = await createTestTreasury();
    const { id } = (await mine.add({ provider: "stripe" })).body;
    const change = (token: string) => server.call(changeGateway, { token, params: { id }, body: { enabled: false } });
    expect((await change(theirs.token)).status).toBe(404);
    const viewer = await mine.church.person({ permissions: [can.viewGivingSettings, can.editDonations] });
    expect((await change(viewer.tokenFor("giving"))).status).toBe(403);
    expect((await server.call(listGateways, { token: mine.token })).body).toMatchObject([{ enabled: true }]);
  });
});

describe("fees", () => {
  const ask = (churchId: string, body: object) => server.call(quoteFee, { query: { churchId }, body });

  test("G3.07 G7.09 the quoted fee is the amount that leaves the church the whole gift", async () => {
    const { churchId, add } = await createTestTreasury();
    const { id } = (await add({ provider: "stripe" })).body;
    const fees = { 10: 0.61, 15: 0.76, 25: 1.06, 100: 3.3, 0: 0 };
    for (const [amount, calculatedFee] of Object.entries(fees)) {
      const { body } = await ask(churchId, { amount: Number(amount), provider: "Stripe", gatewayId: id });
      expect([amount, body]).toEqual([amount, { calculatedFee }]);
    }
    expect((await ask(churchId, { amount: 100, type: "ach" })).body).toEqual({ calculatedFee: 0.81 });
    expect((await ask(churchId, { amount: 10_000, type: "bank" })).body).toEqual({ calculatedFee: 5 });
  });

  test("the fee is calculated with the gateway's own rates", async () => {
    const { churchId, token, add } = await createTestTreasury();
    const { id } = (await add({ provider: "stripe" })).body;
    const rates = { card: { basisPoints: 220, fixed: 30, cap: null }, bank: { basisPoints: 80, fixed: 0, cap: 500 } };
    await server.call(changeGateway, { token, params: { id }, body: { rates } });
    expect((await ask(churchId, { amount: 100, gatewayId: id })).body).toEqual({ calculatedFee: 2.56 });
  });

  test("an invalid amount and a disabled or unknown gateway are refused", async () => {
    const { churchId, token, add } = await createTestTreasury();
    const { id } = (await add({ provider: "stripe" })).body;
    for (const amount of [-1, 0.001, 1e12]) {
      expect(await ask(churchId, { amount })).toMatchObject({ status: 400, body: { code: "amount-invalid" } });
    }
    for (const amount of ["10", null]) expect((await ask(churchId, { amount })).status).toBe(400);
    expect((await ask("nowhere", { amount: 5, gatewayId: id })).status).toBe(404);
    expect((await ask(churchId, { amount: 5, provider: "paypal" })).status).toBe(404);
    expect((await ask(churchId, { amount: 5, provider: "elsewhere" })).status).toBe(404);
    await server.call(changeGateway, { token, params: { id }, body: { enabled: false } });
    expect((await ask(churchId, { amount: 5, gatewayId: id })).status).toBe(404);
  });
});
