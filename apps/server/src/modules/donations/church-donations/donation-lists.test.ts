import {
  addBank,
  addFund,
  can,
  listPendingGifts,
  listRefunds,
  recordDonation,
  refundDonation,
  totalDonations,
  verifyBank,
  voidDonation,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { churchForServer } from "../people/may-see-donations.ts";
import { createTestBank } from "../../giving/testing/create-test-bank.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

async function createTestTreasurer() {
  const { server } = giving;
  const donor = await createTestDonor(server);
  const rights = [can.viewDonations, can.editDonations, can.editGivingSettings];
  const treasurer = await donor.church.person({ permissions: rights, firstName: "Tess", lastName: "Ledger" });
  const token = treasurer.tokenFor("giving");
  const second = (await server.call(addFund, { token, body: { name: "Missions" } })).body;
  const elsewhere = (await createTestDonor(server)).church;
  return {
    ...donor,
    treasurer: token,
    treasurerToken: () => treasurer.tokenFor("giving"),
    second,
    stranger: (await elsewhere.person({ permissions: rights })).tokenFor("giving"),
    counter: (await donor.church.person({ permissions: [can.viewDonationSummaries] })).tokenFor("giving"),
    total: (query: Record<string, string>, as = token) => server.call(totalDonations, { token: as, query }),
    record: async (body: object) =>
      (await server.call(recordDonation, { token, body: { donationDate: "2026-03-01", method: "cash", ...body } }))
        .body,
    gift: async (): Promise<string> =>
      (await server.database.pool.query("select id from donations where church_id = $1", [donor.churchId])).rows[0].id,
  };
}

test("totals follow the filter by person, method, status and date; a fund filter adds up only its fund lines", async () => {
  const { total, record, give, fund, second, personId, treasurer } = await createTestTreasurer();
  await give(10, { key: "k" });
  const both = [
    { id: fund.id, amount: 5 },
    { id: second.id, amount: 2.5 },
  ];
  await record({ personId, funds: both, donationDate: "2026-02-28" });
  await record({ funds: [{ id: second.id, amount: 1 }], method: "check" });
  const { id } = await record({ funds: [{ id: fund.id, amount: 500 }] });
  await giving.server.call(voidDonation, { token: treasurer, params: { id } });
  const sums = async (query: Record<string, string>) => (await total(query)).body.totals;
  expect(await sums({ status: "voided" })).toMatchObject({ amount: 0, count: 0, funds: [] });
  expect(await sums({ personId })).toMatchObject({ amount: 17.5, count: 2, refunded: 0, fees: 0.59 });
  expect(await sums({ fundId: second.id })).toEqual({
    amount: 3.5,
    count: 2,
    refunded: 0,
    fees: null,
    funds: [{ id: second.id, name: "Missions", amount: 3.5, count: 2 }],
  });
  expect(await sums({ fundId: second.id, personId })).toMatchObject({ amount: 2.5, count: 1 });
  expect(await sums({ method: "check" })).toMatchObject({ amount: 1, count: 1 });
  const february = { amount: 7.5, count: 1, funds: [{ amount: 5 }, { amount: 2.5 }] };
  expect(await sums({ to: "2026-02-28" })).toMatchObject(february);
  expect((await total({ from: "2026-02-30" })).body).toMatchObject({ code: "date-invalid" });
});

test("totals are null when the donations exceed the maximum count", async () => {
  const { record, fund, churchId } = await createTestTreasurer();
  for (const amount of [1, 2, 3]) await record({ funds: [{ id: fund.id, amount }] });
  const { churchDonations } = giving.server.another().giving;
  const church = churchForServer(churchId);
  expect(await churchDonations.sums(church, {}, 3)).toMatchObject({ amount: 600, count: 3 });
  expect(await churchDonations.sums(church, {}, 2)).toBeNull();
  expect(await churchDonations.sums(church, { fundId: fund.id }, 2)).toBeNull();
});

test("G6.04 a caller with View Summary alone cannot read one person's totals", async () => {
  const { total, give, counter, stranger, personId } = await createTestTreasurer();
  await give(10, { key: "k" });
  expect((await total({ personId }, counter)).status).toBe(403);
  expect((await total({ personId }, stranger)).body.totals).toMatchObject({ amount: 0, count: 0 });
  for (const call of [listPendingGifts, totalDonations]) {
    expect((await giving.server.call(call, { token: counter })).status).toBe(403);
    expect((await giving.server.call(call)).status).toBe(401);
  }
});

test("a processing bank debit is listed with its donor, funds and start time until the bank has paid", async () => {
  const { server } = giving;
  const { give, gateway, personId, fund, token, treasurerToken, stranger } = await createTestTreasurer();
  const body = { id: await createTestBank(giving, gateway), personId, gatewayId: gateway.id };
  const { paymentMethod, customerId } = (await server.call(addBank, { token, body })).body;
  const id = paymentMethod?.id ?? "";
  const proof = { paymentMethodId: id, customerId, amountData: { amounts: ["32", "45"] }, gatewayId: gateway.id };
  await server.call(verifyBank, { token, body: proof });
  await give(60, { key: "bank", id, type: "bank" });
  const pending = async (as = treasurerToken()) => (await server.call(listPendingGifts, { token: as })).body;
  expect(await pending()).toMatchObject({
    count: 1,
    gifts: [
      {
        person: { id: personId },
        status: "processing",
        since: server.clock.now.toISOString(),
        amount: 60,
        method: "bank",
        recurring: false,
        funds: [{ id: fund.id, name: "General", amount: 60 }],
      },
    ],
  });
  expect(await pending(stranger)).toEqual({ count: 0, gifts: [] });
  await giving.passDays(5);
  await server.recoverGifts();
  expect(await pending()).toEqual({ count: 0, gifts: [] });
});

test("the refunds of a donation are listed with their funds, requester and note", async () => {
  const { give, gift, treasurer, fund, second, stranger, counter } = await createTestTreasurer();
  const funds = [
    { id: fund.id, amount: 50 },
    { id: second.id, amount: 20 },
  ];
  await give(70, { key: "k", funds });
  const params = { id: await gift() };
  const list = (token: string) => giving.server.call(listRefunds, { token, params });
  expect((await list(treasurer)).body).toEqual([]);
  const body = { funds: [{ id: second.id, amount: 20 }], note: " Meant for the other church " };
  await giving.server.call(refundDonation, { token: treasurer, params, body });
  giving.server.clock.now = new Date(giving.server.clock.now.getTime() + 1000);
  await giving.server.call(refundDonation, { token: treasurer, params, body: { amount: 5 } });
  expect((await list(treasurer)).body).toMatchObject([
    { amount: 5, status: "succeeded", note: "", funds: [{ id: fund.id, name: "General", amount: 5 }] },
    {
      amount: 20,
      status: "succeeded",
      by: { name: "Tess Ledger" },
      note: "Meant for the other church",
      failure: "",
      funds: [{ id: second.id, name: "Missions", amount: 20 }],
    },
  ]);
  expect((await list(stranger)).status).toBe(404);
  expect((await list(counter)).status).toBe(403);
});
