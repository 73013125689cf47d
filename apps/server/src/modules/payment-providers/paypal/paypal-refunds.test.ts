import { can, refundDonation } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testGiving } from "../../giving/testing/test-giving.ts";
import { atPaypal, createTestPaypalDonor } from "../../giving/testing/create-test-paypal-donor.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

async function createTestGift(amount: number) {
  const donor = await createTestPaypalDonor(giving);
  await donor.give(amount, await donor.order(amount));
  const treasurer = await donor.church.person({ permissions: [can.editDonations] });
  const [{ id }] = await donor.rows("select id from donations where church_id = $1");
  const refund = (body: object) =>
    giving.server.call(refundDonation, { token: treasurer.tokenFor("giving"), params: { id }, body });
  return { ...donor, refund };
}

test("a PayPal gift can be refunded in parts up to its full amount, but no further", async () => {
  const { refund, donations, captures, ledgerRest } = await createTestGift(10);
  expect(await refund({ amount: 3.33 })).toMatchObject({ status: 200, body: { amount: 3.33, status: "succeeded" } });
  expect(await refund({ amount: 6.68 })).toMatchObject({ status: 400, body: { code: "refund-too-large" } });
  expect(await refund({})).toMatchObject({ status: 200, body: { amount: 6.67, status: "succeeded" } });
  expect(await donations()).toMatchObject([{ status: "refunded" }]);
  expect(await captures()).toEqual([{ status: "REFUNDED", value: "10.00" }]);
  expect(await ledgerRest()).toBe(0);
});

test("a refund whose response was lost stays processing and is not recorded as succeeded", async () => {
  for (const kind of ["drop", "500", "200-empty", "502-json"]) {
    const { refund, donations, ledgerRest } = await createTestGift(10);
    await atPaypal(giving).injectFault(kind, "POST /v2/payments/captures/*/refund", { done: true });
    expect(await refund({ amount: 4 })).toMatchObject({ body: { status: "processing" } });
    expect(await donations()).toMatchObject([{ status: "succeeded" }]);
    expect(await refund({ amount: 7 })).toMatchObject({ status: 400, body: { code: "refund-too-large" } });
    expect(await ledgerRest()).toBe(0);
  }
});
