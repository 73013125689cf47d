import {
  addBatch,
  addFund,
  can,
  changeBatch,
  changeDonation,
  listChurchDonations,
  recordDonation,
  refundDonation,
  removeBatch,
  voidDonation,
} from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Creates a church with two funds and a staff member who records offline gifts. */
async function createTestCounter() {
  const church = await createTestChurch(server);
  const { churchId } = church;
  const treasurer = await church.person({ permissions: [can.editGivingSettings] });
  const fund = async (name: string) =>
    (await server.call(addFund, { token: treasurer.tokenFor("giving"), body: { name } })).body;
  const [general, roof] = [await fund("General"), await fund("Roof")];
  const counter = await church.person({ permissions: [can.viewDonations, can.editDonations] });
  const token = counter.tokenFor("giving");
  const donor = await church.person();
  const cash = {
    personId: donor.personId,
    donationDate: "2026-11-15",
    method: "cash" as const,
    funds: [
      { id: general.id, amount: 20 },
      { id: roof.id, amount: 5.5 },
    ],
  };
  const rows = async (text: string) => (await server.database.pool.query(text, [churchId])).rows;
  return {
    church,
    token,
    donor,
    general,
    roof,
    cash,
    record: (change: object = {}, headers: Record<string, string> = {}, by = token) =>
      server.call(recordDonation, { token: by, headers, body: { ...cash, ...change } }),
    list: async (query: Record<string, string> = {}) =>
      (await server.call(listChurchDonations, { token, query })).body.donations,
    /** Every line of the ledger, oldest first. */
    lines: () =>
      rows(
        `select l.line, l.reason, l.account, f.name as fund, l.amount from ledger l
         left join funds f on f.church_id = l.church_id and f.id = l.fund_id where l.church_id = $1 order by l.line`,
      ),
    /** The balance of each account of the ledger. */
    accounts: async () =>
      Object.fromEntries(
        (
          await rows(
            `select account || coalesce(' ' || f.name, '') as account, sum(l.amount)::int as amount from ledger l
             left join funds f on f.church_id = l.church_id and f.id = l.fund_id where l.church_id = $1 group by 1`,
          )
        ).map(({ account, amount }) => [account, amount]),
      ),
  };
}

describe("offline gifts", () => {
  test("are recorded by fund, in the batch of their day, and in the ledger", async () => {
    const { record, list, accounts, donor } = await createTestCounter();
    const first = await record();
    const check = await record({ method: "check", methodDetails: " 1042 ", notes: " For the roof ", personId: null });
    expect(first).toMatchObject({
      status: 200,
      body: { amount: 25.5, status: "succeeded", person: { id: donor.personId }, donationDate: "2026-11-15" },
    });
    expect(check.body).toMatchObject({ person: null, methodDetails: "1042", notes: "For the roof", provider: null });
    expect(check.body.batchId).toBe(first.body.batchId);
    expect(await list()).toHaveLength(2);
    expect(await accounts()).toEqual({ cash: 5100, "fund General": -4000, "fund Roof": -1100 });
  });

  test("combine two lines of the same fund into one", async () => {
    const { record, general, accounts } = await createTestCounter();
    const twice = [1, 2.25].map((amount) => ({ id: general.id, amount }));
    expect((await record({ funds: twice })).body).toMatchObject({ amount: 3.25, funds: [{ amount: 3.25 }] });
    expect(await accounts()).toEqual({ cash: 325, "fund General": -325 });
  });

  test("are recorded once per idempotency key, also for five concurrent requests", async () => {
    const { record, list, accounts } = await createTestCounter();
    const clicks = Array.from({ length: 5 }, () => record({}, { "idempotency-key": "k" }));
    const ids = new Set((await Promise.all(clicks)).map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    expect(await list()).toHaveLength(1);
    expect(await accounts()).toMatchObject({ cash: 2550 });
  });

  test("that are corrected or voided keep every earlier ledger line, and a voided gift stays listed with a balance of zero", async () => {
    const { record, token, cash, general, list, accounts, lines } = await createTestCounter();
    const { id } = (await record()).body;
    const recorded = await lines();
    const corrected = await server.call(changeDonation, {
      token,
      params: { id },
      body: { ...cash, funds: [{ id: general.id, amount: 30 }] },
    });
    expect(corrected.body).toMatchObject({ id, amount: 30, funds: [{ name: "General", amount: 30 }] });
    expect(await accounts()).toEqual({ cash: 3000, "fund General": -3000, "fund Roof": 0 });
    const afterCorrection = await lines();
    expect(afterCorrection.slice(0, recorded.length)).toEqual(recorded);
    expect(afterCorrection.slice(recorded.length)).toMatchObject([
      { reason: "correction", account: "cash", amount: -2550 },
      { reason: "correction", account: "fund", fund: "General", amount: 2000 },
      { reason: "correction", account: "fund", fund: "Roof", amount: 550 },
      { reason: "gift", account: "cash", amount: 3000 },
      { reason: "gift", account: "fund", fund: "General", amount: -3000 },
    ]);
    expect((await server.call(voidDonation, { token, params: { id } })).body).toMatchObject({ status: "voided" });
    expect(await accounts()).toEqual({ cash: 0, "fund General": 0, "fund Roof": 0 });
    const afterVoid = await lines();
    expect(afterVoid.slice(0, afterCorrection.length)).toEqual(afterCorrection);
    expect(afterVoid.slice(afterCorrection.length)).toMatchObject([
      { reason: "correction", account: "cash", amount: -3000 },
      { reason: "correction", account: "fund", fund: "General", amount: 3000 },
    ]);
    expect(await list()).toMatchObject([{ id, status: "voided" }]);
    expect((await server.call(voidDonation, { token, params: { id } })).body).toMatchObject({ code: "donation-fixed" });
    expect((await server.call(refundDonation, { token, params: { id }, body: {} })).body).toMatchObject({
      code: "refund-impossible",
    });
  });

  test("with an invalid date, method, amount, fund, person or batch are refused, and nothing is stored", async () => {
    const { record, list, general, accounts, church } = await createTestCounter();
    const elsewhere = await createTestCounter();
    const refusals: [object, string][] = [
      [{ donationDate: "2026-02-30" }, "date-invalid"],
      [{ donationDate: "yesterday" }, "invalid-request"],
      [{ method: "card" }, "invalid-request"],
      [{ funds: [] }, "fund-not-found"],
      [{ funds: [{ id: general.id, amount: 0 }] }, "fund-not-found"],
      [{ funds: [{ id: general.id, amount: -5 }] }, "amount-invalid"],
      [{ funds: [{ id: general.id, amount: 1.005 }] }, "amount-invalid"],
      [{ funds: [{ id: elsewhere.general.id, amount: 5 }] }, "fund-not-found"],
      [{ personId: elsewhere.donor.personId }, "person-not-found"],
      [{ batchId: "nowhere" }, "batch-not-found"],
    ];
    for (const [change, code] of refusals) expect((await record(change)).body).toMatchObject({ code });
    const viewer = await church.person({ permissions: [can.viewDonations] });
    expect((await record({}, {}, viewer.tokenFor("giving"))).status).toBe(403);
    expect(await list()).toEqual([]);
    expect(await accounts()).toEqual({});
  });
});

describe("a batch", () => {
  test("refuses new gifts and changes to its gifts while it is closed", async () => {
    const { record, token, cash } = await createTestCounter();
    const { id } = (await server.call(addBatch, { token, body: { name: "Morning", batchDate: "2026-11-15" } })).body;
    const { body: gift } = await record({ batchId: id });
    const close = (closed: boolean) =>
      server.call(changeBatch, { token, params: { id }, body: { closed, name: "Morning, counted" } });
    expect((await close(true)).body).toMatchObject({ closed: true, donationCount: 1, totalAmount: 25.5 });
    expect((await record({ batchId: id })).body).toMatchObject({ code: "batch-closed" });
    expect((await server.call(voidDonation, { token, params: { id: gift.id } })).body).toMatchObject({
      code: "batch-closed",
    });
    const moved = await server.call(changeDonation, { token, params: { id: gift.id }, body: cash });
    expect(moved.body).toMatchObject({ code: "batch-closed" });
    await close(false);
    expect((await record({ batchId: id })).status).toBe(200);
    expect((await server.call(removeBatch, { token, params: { id } })).body).toMatchObject({ code: "batch-not-empty" });
  });

  test("of another church is not found", async () => {
    const { token, record } = await createTestCounter();
    const elsewhere = await createTestCounter();
    const body = { batchDate: "2026-11-15" };
    const { id } = (await server.call(addBatch, { token: elsewhere.token, body })).body;
    expect((await record({ batchId: id })).body).toMatchObject({ code: "batch-not-found" });
    expect((await server.call(changeBatch, { token, params: { id }, body: { closed: true } })).status).toBe(404);
    expect((await server.call(removeBatch, { token, params: { id } })).status).toBe(404);
    expect((await server.call(removeBatch, { token: elsewhere.token, params: { id } })).body).toEqual({
      removed: true,
    });
  });
});
