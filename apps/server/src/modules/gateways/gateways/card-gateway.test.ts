import { addGateway, can, changeGateway, listGateways, listGatewaysOfChurch } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ sandboxUrl: "http://127.0.0.1:3003" });
});
afterAll(() => server.close());

async function createTestGateways(...providers: ("stripe" | "paypal")[]) {
  const church = await createTestChurch(server);
  const { churchId } = church;
  const token = (await church.person({ permissions: [can.editGivingSettings] })).tokenFor("giving");
  const add = async (body: object) => {
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    return (await server.call(addGateway, { token, body })).body.id;
  };
  const ids: string[] = [];
  for (const provider of providers) ids.push(await add({ provider }));
  const { pool } = server.database;
  // Gateways are ordered by their rows' times, which the server's clock in tests does not set.
  for (const [index, id] of ids.entries())
    await pool.query("update gateways set created_at = now() - $1::int * interval '1 hour' where id = $2", [
      ids.length - index,
      id,
    ]);
  return {
    church,
    add,
    ids,
    change: (id: string | undefined, body: object, as = token) => {
      server.clock.now = new Date(server.clock.now.getTime() + 1000);
      return server.call(changeGateway, { token: as, params: { id: id ?? "" }, body });
    },
    /** The gateways that take cards: as donors and as staff see it. */
    async takers() {
      const lists = [
        (await server.call(listGatewaysOfChurch, { params: { churchId } })).body,
        (await server.call(listGateways, { token })).body,
      ];
      const takers = lists.map((list) => list.filter(({ takesCards }) => takesCards).map(({ id }) => id));
      expect(takers[0]).toEqual(takers[1]);
      return takers[0];
    },
  };
}

test("the first gateway that was set up takes cards, and one that takes real money comes before all others", async () => {
  const { ids, takers, add } = await createTestGateways("paypal", "stripe");
  expect(await takers()).toEqual([ids[0]]);
  const live = await add({ provider: "stripe", publicKey: "pk_live_51abcdef", privateKey: "sk_live_51verysecret" });
  expect(await takers()).toEqual([live]);
});

test("the gateway that the church chose takes cards, and while it is switched off the other one does", async () => {
  const { ids, change, takers } = await createTestGateways("stripe", "paypal");
  const [stripe, paypal] = ids;
  expect(await takers()).toEqual([stripe]);
  expect((await change(paypal, { takesCards: true })).body).toMatchObject({ id: paypal, takesCards: true });
  expect(await takers()).toEqual([paypal]);
  expect((await change(paypal, { enabled: false })).body).toMatchObject({ takesCards: false });
  expect(await takers()).toEqual([stripe]);
  expect((await change(paypal, { enabled: true })).body).toMatchObject({ takesCards: true });
  await change(stripe, { takesCards: true });
  expect(await takers()).toEqual([stripe]);
});

test("a new gateway may be chosen when it is added", async () => {
  const { takers, add } = await createTestGateways("stripe");
  const added = await add({ provider: "paypal", takesCards: true });
  expect(await takers()).toEqual([added]);
});

test("a gateway that is switched off cannot be chosen for cards, and another church's cannot either", async () => {
  const { ids, change, takers, church } = await createTestGateways("stripe", "paypal");
  const [stripe, paypal] = ids;
  await change(paypal, { enabled: false });
  const refused = { status: 409, body: { code: "gateway-not-offered" } };
  expect(await change(paypal, { takesCards: true, payFees: true })).toMatchObject(refused);
  expect(await change(stripe, { takesCards: true, enabled: false })).toMatchObject(refused);
  const theirs = await createTestGateways("stripe");
  expect((await change(theirs.ids[0], { takesCards: true })).status).toBe(404);
  const viewer = (await church.person({ permissions: [can.viewGivingSettings] })).tokenFor("giving");
  expect((await change(stripe, { takesCards: true }, viewer)).status).toBe(403);
  expect((await change(stripe, { takesCards: false })).status).toBe(400);
  expect(await takers()).toEqual([stripe]);
});
