import { can, refundDonation } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compareRecords, NO_DIFFERENCES } from "../../giving/testing/compare-records.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

async function createTestGift(amount: number) {
  const donor = await createTestDonor(giving.server);
  await donor.give(amount);
  const treasurer = await donor.church.person({ permissions: [can.editDonations] });
  const { rows } = await giving.server.database.pool.query("select id from donations where church_id = $1", [
    donor.churchId,
  ]);
  const id: string = rows[0].id;
  const refund = (body: object, token = treasurer.tokenFor("giving"), key?: string) =>
    giving.server.call(refundDonation, {
      token,
      params: { id },
      body,
      ...(key && { headers: { "idempotency-key": key } }),
    });
  return { ...donor, id, refund };
}

test("a gift can be refunded in parts, up to its full amount and no further", async () => {
  const { refund, donations, ledgerRest } = await createTestGift(10);
  expect(await refund({ amount: 3.33 })).toMatchObject({ status: 200, body: { amount: 3.33, status: "succeeded" } });
  expect(await donations()).toMatchObject([{ status: "partially_refunded" }]);
  expect(await refund({ amount: 6.68 })).toMatchObject({ status: 400, body: { code: "refund-too-large" } });
  expect(await refund({})).toMatchObject({ status: 200, body: { amount: 6.67 } });
  expect(await donations()).toMatchObject([{ status: "refunded" }]);
  expect(await refund({})).toMatchObject({ status: 402, body: { code: "refund-impossible" } });
  expect(await ledgerRest()).toBe(0);
});

test("concurrent refunds never exceed the amount of the gift", async () => {
  const { refund, donations, churchId, ledgerRest } = await createTestGift(10);
  const answers = await Promise.all(Array.from({ length: 8 }, () => refund({ amount: 4 })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(await donations()).toMatchObject([{ status: "partially_refunded" }]);
  const { rows } = await giving.server.database.pool.query(
    "select sum(amount)::int as sum from ledger where church_id = $1 and account = 'fund'",
    [churchId],
  );
  expect(rows).toEqual([{ sum: -200 }]);
  expect(await ledgerRest()).toBe(0);
});

test("invalid amounts, callers without permission and callers of another church cannot refund a gift", async () => {
  const { refund, donations, token } = await createTestGift(10);
  for (const amount of [0, -1, 1.005, 1e12]) expect((await refund({ amount })).status).toBe(400);
  expect((await refund({}, token)).status).toBe(403);
  const stranger = await createTestGift(10);
  const theirs = await stranger.church.person({ permissions: [can.editDonations] });
  expect((await refund({}, theirs.tokenFor("giving"))).status).toBe(404);
  expect(await donations()).toMatchObject([{ status: "succeeded" }]);
});

test("refund requests with the same idempotency key, also concurrent ones, are refunded once", async () => {
  const { church, refund, donations, churchId } = await createTestGift(10);
  const treasurer = (await church.person({ permissions: [can.editDonations] })).tokenFor("giving");
  const answers = await Promise.all(Array.from({ length: 10 }, () => refund({ amount: 4 }, treasurer, "once")));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(await refund({ amount: 4 }, treasurer, "once")).toMatchObject({ status: 200, body: { status: "succeeded" } });
  expect(await refund({ amount: 5 }, treasurer, "once")).toMatchObject({
    status: 409,
    body: { code: "gift-key-used" },
  });
  expect(await refund({}, treasurer, "another")).toMatchObject({ status: 200, body: { amount: 6 } });
  expect(await refund({}, treasurer, "another")).toMatchObject({ status: 200, body: { amount: 6 } });
  expect(await donations()).toMatchObject([{ status: "refunded" }]);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});
