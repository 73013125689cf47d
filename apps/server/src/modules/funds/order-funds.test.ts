import {
  addFund,
  can,
  closeFund,
  listAllFunds,
  listFunds,
  listFundsOfChurch,
  orderFunds,
  reopenFund,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function createTestFunds(...names: string[]) {
  const church = await createTestChurch(server);
  const token = (await church.person({ permissions: [can.editGivingSettings] })).tokenFor("giving");
  const add = async (name: string) => (await server.call(addFund, { token, body: { name } })).body.id;
  const ids: string[] = [];
  for (const name of names) ids.push(await add(name));
  const { churchId } = church;
  const offered = async () =>
    (await server.call(listFundsOfChurch, { params: { churchId } })).body.map(({ name }) => name);
  const order = (wanted: unknown, as = token) => server.call(orderFunds, { token: as, body: { ids: wanted } });
  const close = (id: string) => server.call(closeFund, { token, params: { id } });
  const reopen = (id: string, as = token) => server.call(reopenFund, { token: as, params: { id } });
  return { church, token, ids, add, offered, order, close, reopen };
}

test("G3.02 funds are listed in the order that the church has set; funds that the order omits follow", async () => {
  const { token, ids, offered, order, add } = await createTestFunds("General", "Roof", "Missions");
  const [general = "", roof = "", missions = ""] = ids;
  const { body } = await order([missions, general, roof]);
  expect(body.map(({ name }) => name)).toEqual(["Missions", "General", "Roof"]);
  expect(await offered()).toEqual(["Missions", "General", "Roof"]);
  expect((await server.call(listFunds, { token })).body[0]).toMatchObject({ name: "Missions" });
  await order([roof, roof]);
  expect(await offered()).toEqual(["Roof", "Missions", "General"]);
  await add("Organ");
  expect(await offered()).toEqual(["Roof", "Missions", "General", "Organ"]);
});

test("a treasurer sees a closed fund and can reopen it as the last one, unless its name is in use", async () => {
  const { token, ids, offered, close, reopen, add } = await createTestFunds("General", "Roof");
  const [general = "", roof = ""] = ids;
  await close(general);
  const all = await server.call(listAllFunds, { token });
  expect(all.body).toMatchObject([
    { name: "Roof", closedAt: null },
    { name: "General", closedAt: expect.any(String) },
  ]);
  expect((await reopen(general)).body).toMatchObject({ id: general, name: "General" });
  expect(await offered()).toEqual(["Roof", "General"]);
  expect((await reopen(roof)).status).toBe(404);
  await close(roof);
  await add("roof");
  expect(await reopen(roof)).toMatchObject({ status: 409, body: { code: "fund-name-taken" } });
});

test("G6.04 reordering and reopening funds requires permission to edit giving settings in the same church", async () => {
  const mine = await createTestFunds("General", "Roof");
  const other = await createTestFunds("Elsewhere", "Nowhere");
  const [general = "", roof = ""] = mine.ids;
  await mine.close(roof);
  expect((await other.order([general])).status).toBe(404);
  expect((await other.reopen(roof)).status).toBe(404);
  const viewer = (await mine.church.person({ permissions: [can.viewGivingSettings] })).tokenFor("giving");
  const member = (await mine.church.person()).tokenFor("giving");
  for (const token of [viewer, member]) {
    expect((await mine.order([general], token)).status).toBe(403);
    expect((await mine.reopen(roof, token)).status).toBe(403);
  }
  expect((await server.call(listAllFunds, { token: viewer })).body).toHaveLength(2);
  expect((await server.call(listAllFunds, { token: member })).status).toBe(403);
  expect((await server.call(listAllFunds)).status).toBe(401);
  for (const bad of ["x", [5], [`${general}\0`]]) expect((await mine.order(bad)).status).toBe(400);
});

test("concurrent requests to reorder funds leave one complete order", async () => {
  const { ids, offered, order } = await createTestFunds("A", "B", "C", "D");
  await Promise.all([order(ids.toReversed()), order(ids), order(ids.toReversed()), order(ids)]);
  expect([
    ["A", "B", "C", "D"],
    ["D", "C", "B", "A"],
  ]).toContainEqual(await offered());
});
