import { addFund, can, changeFund, closeFund, listFunds, listFundsOfChurch } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function createTestTreasury() {
  const church = await createTestChurch(server);
  const treasurer = await church.person({ permissions: [can.editGivingSettings] });
  const token = treasurer.tokenFor("giving");
  const add = async (name: string) => (await server.call(addFund, { token, body: { name } })).body;
  return { church, churchId: church.churchId, token, add };
}

test("G3.02 G7.02 anyone can list a church's funds in order of creation, also with an invalid token", async () => {
  const { churchId, add } = await createTestTreasury();
  const other = await createTestTreasury();
  await other.add("Elsewhere");
  for (const name of ["General", "Building", "Missions"]) await add(name);
  const open = await server.call(listFundsOfChurch, { params: { churchId } });
  expect(open.body.map(({ name }) => name)).toEqual(["General", "Building", "Missions"]);
  expect(open.body[0]).toEqual({ id: expect.any(String), churchId, name: "General", taxDeductible: true });
  for (const authorization of ["Bearer", "Bearer undefined", "Bearer x.y.z"]) {
    const { status } = await server.call(listFundsOfChurch, { params: { churchId }, headers: { authorization } });
    expect(status).toBe(200);
  }
  expect((await server.call(listFundsOfChurch, { params: { churchId: "nowhere" } })).body).toEqual([]);
});

test("G7.02 G7.14 a member lists the funds of their own church; a request without a giving token is refused", async () => {
  const { church, churchId, add } = await createTestTreasury();
  await add("General");
  const person = await church.person();
  const { body } = await server.call(listFunds, { token: person.tokenFor("giving") });
  expect(body).toMatchObject([{ churchId, name: "General" }]);
  expect((await server.call(listFunds, { token: person.token })).status).toBe(401);
  expect((await server.call(listFunds)).status).toBe(401);
});

test("a fund can be renamed and closed; a closed fund is not offered, and its name can be reused", async () => {
  const { churchId, token, add } = await createTestTreasury();
  const { id } = await add(" Roof ");
  const changed = await server.call(changeFund, {
    token,
    params: { id },
    body: { name: "New roof", taxDeductible: false },
  });
  expect(changed).toMatchObject({ status: 200, body: { id, name: "New roof", taxDeductible: false } });
  expect((await server.call(closeFund, { token, params: { id } })).body).toEqual({ closed: true });
  expect((await server.call(listFundsOfChurch, { params: { churchId } })).body).toEqual([]);
  expect(await server.call(closeFund, { token, params: { id } })).toMatchObject({ status: 404 });
  expect((await add("New roof")).name).toBe("New roof");
});

test("a fund with a blank or duplicate name is refused", async () => {
  const { token, add } = await createTestTreasury();
  const { id } = await add("General");
  const refused = { "  ": [400, "fund-name-blank"], GENERAL: [409, "fund-name-taken"] };
  for (const [name, [status, code]] of Object.entries(refused)) {
    expect(await server.call(addFund, { token, body: { name } })).toMatchObject({ status, body: { code } });
  }
  expect((await server.call(changeFund, { token, params: { id }, body: { name: "general" } })).status).toBe(200);
});

test("G6.04 a caller without permission to edit giving settings, or of another church, cannot change a fund", async () => {
  const { church, token, add } = await createTestTreasury();
  const { id } = await add("General");
  const viewer = await church.person({ permissions: [can.viewGivingSettings, can.editDonations] });
  const stranger = await createTestTreasury();
  const calls = (using: string) => [
    server.call(changeFund, { token: using, params: { id }, body: { name: "Mine" } }),
    server.call(closeFund, { token: using, params: { id } }),
  ];
  for (const answer of await Promise.all(calls(viewer.tokenFor("giving")))) expect(answer.status).toBe(403);
  for (const answer of await Promise.all(calls(stranger.token))) expect(answer.status).toBe(404);
  expect((await server.call(addFund, { token: viewer.tokenFor("giving"), body: { name: "Mine" } })).status).toBe(403);
  expect((await server.call(listFunds, { token })).body).toMatchObject([{ name: "General" }]);
});
