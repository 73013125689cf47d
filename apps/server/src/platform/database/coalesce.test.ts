import {
  addFund,
  addGateway,
  can,
  changeDonation,
  changeGateway,
  closeFund,
  listChurchDonations,
  listDonateGateways,
  listFundsOfChurch,
  quoteFee,
  recordDonation,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../test/test-server.ts";
import { coalesce } from "./coalesce.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ sandboxUrl: "http://127.0.0.1:3003" });
});
afterAll(() => server.close());

async function createTestTreasury() {
  const { churchId, person } = await createTestChurch(server);
  const permissions = [can.editGivingSettings, can.viewDonations, can.editDonations];
  const token = (await person({ permissions })).tokenFor("giving");
  const fund = async (name: string) => (await server.call(addFund, { token, body: { name } })).body;
  return { churchId, token, fund };
}

test("concurrent requests for one key share one load, which starts after they were made", async () => {
  let loads = 0;
  const answers: (() => void)[] = [];
  const load = coalesce(async (key) => {
    const answer = `${key} ${(loads += 1)}`;
    await new Promise<void>((resolve) => answers.push(resolve));
    return answer;
  });
  const first = load("a");
  const others = [load("a"), load("b"), load("a")];
  await new Promise((resolve) => setImmediate(resolve));
  const later = load("a");
  expect(loads).toBe(2);
  while (answers.length > 0) {
    answers.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await Promise.all([first, ...others, later])).toEqual(["a 1", "a 3", "b 2", "a 3", "a 3"]);
});

test("a failed load rejects only the requests that it serves, and the next load still runs", async () => {
  let loads = 0;
  const load = coalesce(async () => {
    loads += 1;
    if (loads === 1) throw new Error("The database is away.");
    return "there";
  });
  const [first, second, third] = await Promise.allSettled([load("a"), load("a"), load("a")]);
  expect([first?.status, second?.status, third?.status]).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(loads).toBe(2);
});

test("G3.03 a disabled gateway and a closed fund disappear immediately on every server", async () => {
  const { churchId, token, fund } = await createTestTreasury();
  const { id: fundId } = await fund("General");
  const { id } = (await server.call(addGateway, { token, body: { provider: "stripe" } })).body;
  const other = server.another();
  const gateways = (at?: typeof other) => server.call(listDonateGateways, { params: { churchId } }, at);
  const funds = (at?: typeof other) => server.call(listFundsOfChurch, { params: { churchId } }, at);
  const fee = (at?: typeof other) =>
    server.call(quoteFee, { query: { churchId }, body: { amount: 100, gatewayId: id } }, at);

  const before = await Promise.all(Array.from({ length: 20 }, () => [gateways(), gateways(other), fee(other)]).flat());
  expect(before.every(({ status }) => status === 200)).toBe(true);
  expect((await gateways(other)).body.gateways).toHaveLength(1);
  expect((await funds(other)).body).toHaveLength(1);

  await server.call(changeGateway, { token, params: { id }, body: { enabled: false } });
  await server.call(closeFund, { token, params: { id: fundId } });
  for (const at of [undefined, other]) {
    expect((await gateways(at)).body.gateways).toEqual([]);
    expect((await funds(at)).body).toEqual([]);
    expect((await fee(at)).status).not.toBe(200);
  }
  await other.http.close();
});

test("a donation list of a fund shows a corrected gift at its new date, and each gift once", async () => {
  const { token, fund } = await createTestTreasury();
  const [one, two] = [await fund("General"), await fund("Missions")];
  const body = (donationDate: string, amount: number) => ({
    donationDate,
    method: "cash",
    funds: [
      { id: one.id, amount },
      { id: two.id, amount: 1 },
      { id: one.id, amount },
    ],
  });
  const record = async (day: string, amount: number) =>
    (await server.call(recordDonation, { token, body: body(day, amount) })).body;
  const moved = await record("2026-01-05", 5);
  await record("2026-02-05", 6);
  await record("2026-03-05", 7);
  const list = async (query: Record<string, string> = {}) => {
    const page = (await server.call(listChurchDonations, { token, query: { fundId: one.id, ...query } })).body;
    return page.donations.map(({ amount }) => amount);
  };
  expect(await list()).toEqual([15, 13, 11]);
  await server.call(changeDonation, { token, params: { id: moved.id }, body: body("2026-02-20", 5) });
  expect(await list()).toEqual([15, 11, 13]);
  expect(await list({ from: "2026-02-20", to: "2026-02-20" })).toEqual([11]);
  expect(await list({ from: "2026-01-05", to: "2026-01-31" })).toEqual([]);
});
