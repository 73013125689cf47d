import { addBatch, can, changeBatch, listBatches, readBatch, recordDonation } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

async function createTestBatches() {
  const donor = await createTestDonor(giving.server);
  const treasurer = await donor.church.person({ permissions: [can.viewDonations, can.editDonations] });
  const token = treasurer.tokenFor("giving");
  const add = async (body: { name?: string; batchDate: string; expectedTotal?: number | null }) =>
    (await giving.server.call(addBatch, { token, body })).body;
  const names = async (query: Record<string, string> = {}, as = token) =>
    (await giving.server.call(listBatches, { token: as, query })).body.batches.map(({ name }) => name);
  return { ...donor, token, add, names };
}

test("batches are filtered by state and by a part of the name, in one church only", async () => {
  const { token, add, names, give } = await createTestBatches();
  await add({ name: "First Sunday of Advent", batchDate: "2026-11-29" });
  await add({ name: "100% pledges", batchDate: "2026-11-30" });
  const closed = await add({ name: "Second Sunday", batchDate: "2026-12-06" });
  const params = { id: closed.id };
  await giving.server.call(changeBatch, { token, params, body: { closed: true } });
  await give(9, { key: "k" });
  expect(await names({ search: "sunday" })).toEqual(["Second Sunday", "First Sunday of Advent"]);
  expect(await names({ search: "%" })).toEqual(["100% pledges"]);
  expect(await names({ state: "closed" })).toEqual(["Second Sunday"]);
  expect(await names({ state: "open", search: "sunday" })).toEqual(["First Sunday of Advent"]);
  expect(await names({ state: "online" })).toEqual([""]);
  const other = await createTestBatches();
  expect(await other.names({ search: "sunday" })).toEqual([]);
  const { next } = (await giving.server.call(listBatches, { token, query: { limit: "1" } })).body;
  const query = { cursor: next ?? "", state: "open" } as const;
  expect((await giving.server.call(listBatches, { token, query })).body).toMatchObject({ code: "cursor-invalid" });
});

test("a batch keeps its expected total while gifts are entered, until it is changed or removed", async () => {
  const { token, add, fund } = await createTestBatches();
  const batch = await add({ name: "Sunday", batchDate: "2026-11-29", expectedTotal: 500.5 });
  expect(batch).toMatchObject({ expectedTotal: 500.5, totalAmount: 0 });
  const params = { id: batch.id };
  const gift = { batchId: batch.id, donationDate: "2026-11-29", method: "cash" as const };
  await giving.server.call(recordDonation, { token, body: { ...gift, funds: [{ id: fund.id, amount: 20 }] } });
  const read = async () => (await giving.server.call(readBatch, { token, params })).body;
  expect(await read()).toMatchObject({ expectedTotal: 500.5, totalAmount: 20 });
  const change = async (body: object) => (await giving.server.call(changeBatch, { token, params, body })).body;
  expect(await change({ name: "Sunday 2" })).toMatchObject({ expectedTotal: 500.5 });
  expect(await change({ expectedTotal: 20 })).toMatchObject({ expectedTotal: 20 });
  expect(await change({ expectedTotal: null })).toMatchObject({ expectedTotal: null });
  for (const expectedTotal of [0, -5, 1.005, 1e12])
    expect(await change({ expectedTotal })).toMatchObject({ code: "amount-invalid" });
});
