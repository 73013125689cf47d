import { addBank, can, refundDonation, verifyBank } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  compareRecords,
  deliverWebhooks,
  advanceSandboxClock,
  NO_DIFFERENCES,
} from "../../giving/testing/compare-records.ts";
import { createTestBank } from "../../giving/testing/create-test-bank.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

/** Creates a donor who gives from a verified bank account. */
async function createTestDebit(amount: number) {
  const { server } = giving;
  const donor = await createTestDonor(server);
  await server.work();
  const { token, personId, gateway } = donor;
  const id = await createTestBank(giving, gateway);
  const { paymentMethod, customerId } = (
    await server.call(addBank, { token, body: { id, personId, gatewayId: gateway.id } })
  ).body;
  const amountData = { amounts: [32, 45] };
  await server.call(verifyBank, { token, body: { paymentMethodId: paymentMethod?.id, customerId, amountData } });
  await donor.give(amount, { id: paymentMethod?.id, type: "bank", key: "k" });
  const rows = async (text: string) => (await server.database.pool.query(text, [donor.churchId])).rows;
  const [intent]: { provider_id: string }[] = await rows(
    "select provider_id from payment_intents where church_id = $1",
  );
  return { ...donor, providerId: intent?.provider_id ?? "", rows };
}

test("a bank debit that is returned after it succeeded is charged back in the ledger, with a fee", async () => {
  const { churchId, donations, intents, providerId, rows } = await createTestDebit(60);
  expect(await intents()).toMatchObject([{ status: "processing" }]);
  await giving.operate(providerId, "settle");
  await deliverWebhooks(giving);
  expect(await donations()).toMatchObject([{ amount: 6000, status: "succeeded", provider_fee: 48 }]);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
  await giving.operate(providerId, "return");
  await deliverWebhooks(giving);
  expect(await donations()).toMatchObject([{ status: "charged_back" }]);
  expect(await rows("select status, fee from disputes where church_id = $1")).toEqual([{ status: "lost", fee: 1500 }]);
  expect(await rows("select sum(amount)::int as sum from ledger where church_id = $1 and account = 'fund'")).toEqual([
    { sum: 0 },
  ]);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});

test("a refund to a bank account is booked once, when the money leaves the church's account", async () => {
  const { church, churchId, donations, providerId, rows } = await createTestDebit(60);
  await giving.operate(providerId, "settle");
  await deliverWebhooks(giving);
  const treasurer = await church.person({ permissions: [can.editDonations] });
  const [{ id }] = await rows("select id from donations where church_id = $1");
  const refund = await giving.server.call(refundDonation, {
    token: treasurer.tokenFor("giving"),
    params: { id },
    body: { amount: 20 },
  });
  expect(refund.body).toMatchObject({ status: "processing" });
  expect(await donations()).toMatchObject([{ status: "partially_refunded" }]);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
  await advanceSandboxClock(giving, { days: 4 });
  await deliverWebhooks(giving);
  expect(await rows("select status from refunds where church_id = $1")).toEqual([{ status: "succeeded" }]);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});
